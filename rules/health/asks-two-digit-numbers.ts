import { defineRule } from '../../engine/rule.ts';
import { unasked } from '../deployments.ts';

export default defineRule({
  requirement: 'health/asks-two-digit-numbers',
  watches: ['health/eleven'],
  check: unasked,
});
