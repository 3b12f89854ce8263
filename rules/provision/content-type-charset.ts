import { defineRule } from '../../engine/judging/rule.ts';
import { statusNote } from '../shared/answers.ts';

export default defineRule({
  requirement: 'provision/content-type-charset',
  reads: ['provision/charset'],
  check: (seen) => seen.map((install) => statusNote(install, 'a body sent as application/json; charset=utf-8')),
});
