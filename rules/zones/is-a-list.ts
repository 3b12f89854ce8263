import { defineRule } from '../../engine/rule.ts';
import { notServedAs } from '../resources.ts';

export default defineRule({
  requirement: 'zones/is-a-list',
  reads: ['zones/list'],
  check: (seen) => notServedAs('array', seen),
});
