import { existsSync, fstatSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ignore from 'ignore';

/** Whether nobody edits a file: the project's .gitignore or --watch-ignore names it, or the output of this command goes there. */
export function ignoredFiles(cwd: string, patterns: readonly string[] = []): (path: string) => boolean {
  const file = join(cwd, '.gitignore');
  const rules = ignore()
    .add(existsSync(file) ? readFileSync(file, 'utf8') : '')
    .add([...patterns]);
  const own = [1, 2].flatMap((descriptor) => identityOf(descriptor) ?? []);
  return (path) => {
    const inside = relative(cwd, path);
    const isNamed = inside !== '' && !inside.startsWith('..') && !inside.startsWith(sep) && rules.ignores(inside);
    return isNamed || (own.length > 0 && own.includes(identityOf(path) ?? ''));
  };
}

/** Tells a file from every other; undefined for what is no file, or is gone. */
function identityOf(file: string | number): string | undefined {
  const found = typeof file === 'string' ? statSync(file, { throwIfNoEntry: false }) : fstatSync(file);
  return found?.isFile() ? `${found.dev} ${found.ino}` : undefined;
}
