import { defineRule } from '../../engine/rule.ts';
import { unasked } from '../deployments.ts';

export default defineRule({
  requirement: 'health/asks-both-kinds',
  watches: ['health/both-kinds'],
  check: unasked,
});
