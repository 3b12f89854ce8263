import type { Position } from '../../documents/json.ts';
import { lineAndColumn } from '../../documents/text.ts';
import { type NoVerdict, notApplicable, undecided } from '../../judging/rule.ts';
import type { Application } from '../application.ts';
import { blanked, withoutComments } from './scala.ts';

const limits = { names: 20_000, depth: 30, bytes: 64 * 1024 * 1024 };
const source = /\.(?:scala|java|groovy|kt|html|xml|txt|json)$/;
const template = /\.(?:html|xml|txt|json)$/;
/** `@* … *@` in templates of the 2.x line, `*{ … }*` in those of the 1.x line. */
const templateComment = /@\*[\s\S]*?(?:\*@|$)|\*\{[\s\S]*?(?:\}\*|$)/g;
/** Folders without sources of the application; below `app` or `src/main`, a folder with such a name is a package. */
const skippedFolder = /^(?:\..*|node_modules|target|test|tests|test-result|it|public|logs|tmp|lib|dist|documentation|precompiled)$/;
const isAmongSources = (folder: string) => /(?:^|\/)(?:app|src\/main)(?:\/|$)/.test(folder);
const use = /\brequest\s{0,99}(?:\(\s{0,99}\)\s{0,99})?\.\s{0,99}secure\b/;

/** The first use of request.secure in the sources and templates below a folder. */
export function requestSecure(application: Application, folder: string): { file: string; position: Position } | NoVerdict {
  let names = 0;
  let bytes = 0;
  const pending = [{ folder, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const name of application.names(next.folder)) {
      if (names++ > limits.names || bytes > limits.bytes) return undecided('the folder holds more sources than Assay searches');
      const path = next.folder === '' ? name : `${next.folder}/${name}`;
      if (!source.test(name)) {
        if ((isAmongSources(next.folder) || !skippedFolder.test(name)) && next.depth < limits.depth)
          pending.push({ folder: path, depth: next.depth + 1 });
        continue;
      }
      const content = application.read(path);
      if (!(content instanceof Uint8Array)) continue;
      bytes += content.byteLength;
      const code = codeOf(name, new TextDecoder().decode(content));
      const found = code.search(use);
      if (found >= 0) return { file: path, position: lineAndColumn(code, found) };
    }
  }
  return notApplicable('the sources do not use request.secure');
}

/** A source without its comments; empty when it does not use request.secure. */
function codeOf(name: string, text: string): string {
  if (!use.test(text)) return '';
  return template.test(name) ? text.replace(templateComment, blanked) : withoutComments(text);
}

/** The line with the first use of request.secure, up to that use; the lines before it are empty, so that it keeps its number. */
export function searchedLines(name: string, text: string): string {
  const code = codeOf(name, text);
  const found = use.exec(code);
  if (!found) return '';
  const start = code.lastIndexOf('\n', found.index) + 1;
  return code.slice(0, start).replace(/[^\n]/g, '') + code.slice(start, found.index + found[0].length);
}
