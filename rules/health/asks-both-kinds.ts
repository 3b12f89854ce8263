import { defineRule } from '../../engine/judging/rule.ts';
import { unasked } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/asks-both-kinds',
  watches: ['health/both-kinds'],
  check: unasked,
});
