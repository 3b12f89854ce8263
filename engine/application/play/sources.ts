import type { Position } from '../../documents/json.ts';
import { lineAndColumn } from '../../documents/text.ts';
import { type NoVerdict, notApplicable, undecided } from '../../judging/rule.ts';
import type { Application } from '../application.ts';
import { blanked, withoutComments } from './scala.ts';

const most = { names: 20_000, depth: 30, bytes: 64 * 1024 * 1024 };
const source = /\.(?:scala|java|groovy|kt|html|xml|txt|json)$/;
const template = /\.(?:html|xml|txt|json)$/;
/** `@* … *@`, as templates of the 2.x line have it, and `*{ … }*`, as those of the 1.x line do. */
const templateComment = /@\*[\s\S]*?(?:\*@|$)|\*\{[\s\S]*?(?:\}\*|$)/g;
/** Folders that hold no source of what is run; among the sources themselves, such names are those of packages. */
const leftOut = /^(?:\..*|node_modules|target|test|tests|test-result|it|public|logs|tmp|lib|dist|documentation|precompiled)$/;
const isAmongSources = (folder: string) => /(?:^|\/)(?:app|src\/main)(?:\/|$)/.test(folder);
const use = /\brequest\s{0,99}(?:\(\s{0,99}\)\s{0,99})?\.\s{0,99}secure\b/;

/** The first use of request.secure in the sources and templates below a folder. */
export function requestSecure(application: Application, folder: string): { file: string; position: Position } | NoVerdict {
  let names = 0;
  let bytes = 0;
  const open = [{ folder, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const name of application.names(next.folder)) {
      if (names++ > most.names || bytes > most.bytes) return undecided('the folder holds more sources than Assay searches');
      const path = next.folder === '' ? name : `${next.folder}/${name}`;
      if (!source.test(name)) {
        if ((isAmongSources(next.folder) || !leftOut.test(name)) && next.depth < most.depth)
          open.push({ folder: path, depth: next.depth + 1 });
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

/** A source without its comments; empty where it has no word of what is looked for. */
function codeOf(name: string, text: string): string {
  if (!use.test(text)) return '';
  return template.test(name) ? text.replace(templateComment, blanked) : withoutComments(text);
}

/** The lines of a source that a search looks at; the others are empty. */
export function searchedLines(name: string, text: string): string {
  const code = codeOf(name, text);
  const found = use.exec(code);
  if (!found) return '';
  const start = code.lastIndexOf('\n', found.index) + 1;
  return code.slice(0, start).replace(/[^\n]/g, '') + code.slice(start, found.index + found[0].length);
}
