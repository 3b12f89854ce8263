import { defineRule } from '../../engine/rule.ts';
import { unasked } from '../deployments.ts';

export default defineRule({
  requirement: 'health/keeps-the-query',
  watches: ['health/query'],
  check: unasked,
});
