import { lineAndColumn, type Position } from '../../../engine/documents/text.ts';
import type { Application } from '../../../engine/judging/application.ts';
import { type NoVerdict, notApplicable, undecided } from '../../../engine/judging/rule.ts';
import { blanked, withoutComments } from './scala.ts';
import { sourcesBelow } from './sources.ts';

const source = /\.(?:scala|java|groovy|kt|html|xml|txt|json)$/;
const template = /\.(?:html|xml|txt|json)$/;
/** `@* … *@` in templates of the 2.x line, `*{ … }*` in those of the 1.x line. */
const templateComment = /@\*[\s\S]*?(?:\*@|$)|\*\{[\s\S]*?(?:\}\*|$)/g;
const use = /\brequest\s{0,99}(?:\(\s{0,99}\)\s{0,99})?\.\s{0,99}secure\b/;

/** The first use of request.secure in the sources and templates below a folder. */
export function requestSecure(application: Application, folder: string): { file: string; position: Position } | NoVerdict {
  for (const one of sourcesBelow(application, folder, source)) {
    if (!one) return undecided('too-many-sources');
    const code = codeOf(one.path, one.text);
    const found = code.search(use);
    if (found >= 0) return { file: one.path, position: lineAndColumn(code, found) };
  }
  return notApplicable('no-request-secure');
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
