import { defineRule } from '../../engine/rule.ts';
import { statusNote } from '../answers.ts';

export default defineRule({
  requirement: 'provision/content-type-charset',
  reads: ['provision/charset'],
  check: (seen) => seen.map((install) => statusNote(install, 'a body sent as application/json; charset=utf-8')),
});
