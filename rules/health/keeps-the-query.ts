import { defineRule } from '../../engine/judging/rule.ts';
import { unasked } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/keeps-the-query',
  watches: ['health/query'],
  check: unasked,
});
