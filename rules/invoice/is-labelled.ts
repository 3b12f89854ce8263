import { defineRule } from '../../engine/rule.ts';
import { mislabelled } from '../resources.ts';

export default defineRule({
  requirement: 'invoice/is-labelled',
  reads: ['invoice/pdf'],
  after: ['invoice/is-a-pdf'],
  check: (seen) => mislabelled('pdf', 'a content type that does not contradict a PDF', seen),
});
