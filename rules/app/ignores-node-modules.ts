import ignore from 'ignore';
import { lineAndColumn } from '../../engine/documents/text.ts';
import { defineRule, untested } from '../rule.ts';

/** The folder, or all that could be in it. */
const folder = 'node_modules/';
const contents = ['node_modules/.package-lock.json', 'node_modules/a/LICENSE', 'node_modules/@a/b/c.js'];

/** Each pattern becomes an expression of its own: more than people write would take long. */
const mostBytes = 100 * 1024;

export default defineRule({
  requirement: 'app/ignores-node-modules',
  reads: 'application',
  check(application) {
    const expected = 'a pattern that covers /node_modules';
    const bytes = application.read('.gitignore', mostBytes);
    if (!bytes) return [{ file: '.gitignore', expected, got: 'no such file' }];
    if ('problem' in bytes) return untested(`.gitignore: ${bytes.problem}`);
    const text = new TextDecoder().decode(bytes);
    const patterns = ignore({ ignorecase: false }).add(text);
    if (patterns.ignores(folder) || contents.every((path) => patterns.ignores(path))) return [];
    const taken = text.search(/^!\/?(\*\*\/)?node_modules/m);
    const position = lineAndColumn(text, taken < 0 ? text.length : taken);
    return [{ file: '.gitignore', position, expected, got: taken < 0 ? 'no such pattern' : 'a later pattern that includes it again' }];
  },
});
