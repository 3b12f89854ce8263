import { defineRule } from '../../engine/rule.ts';
import { notServedAs } from '../resources.ts';

export default defineRule({
  requirement: 'summary/is-a-record',
  reads: ['summary/record'],
  check: (seen) => notServedAs('object', seen),
});
