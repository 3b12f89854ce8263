import { defineRule } from '../../engine/judging/rule.ts';
import { unasked } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/asks-root-by-default',
  watches: ['health/none'],
  check: unasked,
});
