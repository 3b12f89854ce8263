import ignore from 'ignore';
import { unreadable } from '../../engine/application/unreadable.ts';
import { lineAndColumn } from '../../engine/document/text.ts';
import { defineRule, untested } from '../../engine/rule.ts';

/** The folder, or all that could be in it. */
const folder = 'node_modules/';
const contents = ['node_modules/.package-lock.json', 'node_modules/a/LICENSE', 'node_modules/@a/b/c.js'];

export default defineRule({
  requirement: 'app/ignores-node-modules',
  reads: 'application',
  for: ['node'],
  check(application) {
    const expected = 'a pattern that covers /node_modules';
    const file = application.file('.gitignore');
    if (!file) return [{ file: '.gitignore', expected, got: 'no such file' }];
    const unread = unreadable(file);
    if (unread !== undefined) return untested(unread);
    const patterns = ignore({ ignorecase: false }).add(file.text);
    if (patterns.ignores(folder) || contents.every((path) => patterns.ignores(path))) return [];
    const taken = file.text.search(/^!\/?(\*\*\/)?node_modules/m);
    const position = lineAndColumn(file.text, taken < 0 ? file.text.length : taken);
    return [{ file: '.gitignore', position, expected, got: taken < 0 ? 'none' : 'one that takes it back' }];
  },
});
