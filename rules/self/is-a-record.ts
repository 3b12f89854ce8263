import { defineRule } from '../../engine/rule.ts';
import { notServedAs } from '../resources.ts';

export default defineRule({
  requirement: 'self/is-a-record',
  reads: ['self/record'],
  check: (seen) => notServedAs('object', seen),
});
