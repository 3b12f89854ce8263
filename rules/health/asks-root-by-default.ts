import { defineRule } from '../../engine/rule.ts';
import { unasked } from '../deployments.ts';

export default defineRule({
  requirement: 'health/asks-root-by-default',
  watches: ['health/none'],
  check: unasked,
});
