import { defineRule } from '../../engine/judging/rule.ts';
import { failing, unasked } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/asks-every-configured-path',
  watches: ['health/single', 'health/numbered', 'health/empty-body', ...failing],
  check: unasked,
});
