import { defineRule } from '../../engine/judging/rule.ts';
import { unasked } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/asks-two-digit-numbers',
  watches: ['health/eleven'],
  check: unasked,
});
