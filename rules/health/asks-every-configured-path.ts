import { defineRule } from '../../engine/rule.ts';
import { failing, unasked } from '../deployments.ts';

export default defineRule({
  requirement: 'health/asks-every-configured-path',
  watches: ['health/single', 'health/numbered', 'health/empty-body', ...failing],
  check: unasked,
});
