import ignore from 'ignore';
import { lineAndColumn } from '../../../engine/documents/text.ts';
import { defineRule, problem, untested } from '../../shared/rule.ts';

/** The folder itself, or samples of everything in it, must be ignored. */
const folder = 'node_modules/';
const contents = ['node_modules/.package-lock.json', 'node_modules/a/LICENSE', 'node_modules/@a/b/c.js'];

/** Each pattern becomes a regular expression, so a huge file would take long. */
const maxBytes = 100 * 1024;

export default defineRule({
  requirement: 'app/ignores-node-modules',
  reads: 'application',
  check(application) {
    const bytes = application.read('.gitignore', maxBytes);
    if (!bytes) return [problem('no-file', { file: '.gitignore' })];
    if ('problem' in bytes) return untested('file-not-read', { file: '.gitignore', why: bytes.problem });
    const text = new TextDecoder().decode(bytes);
    const patterns = ignore({ ignorecase: false }).add(text);
    if (patterns.ignores(folder) || contents.every((path) => patterns.ignores(path))) return [];
    const withoutNegations = ignore({ ignorecase: false }).add(text.replace(/^!.*/gm, ''));
    const negation = withoutNegations.ignores(folder) ? text.search(/^!\/?(\*\*\/)?node_modules/m) : -1;
    const position = lineAndColumn(text, negation < 0 ? text.length : negation);
    return [problem(negation < 0 ? 'no-pattern' : 'included-again', { file: '.gitignore', position })];
  },
});
