import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';

export default defineRule({
  requirement: 'provision/tolerates-unknown-fields',
  reads: ['provision/unknown-field'],
  check: (seen) => seen.map((install) => statusNote(install, 'a body with a field that the contract does not list')),
});
