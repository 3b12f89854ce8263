import type { Position } from '../../documents/json.ts';

export interface Remote {
  name: string;
  url: string;
  position: Position;
}

/** The remotes of a Git configuration, each address with its place. */
export function remotes(text: string): Remote[] {
  const found: Remote[] = [];
  let name: string | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, section, quoted] = /^\s*\[\s*([\w.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]/.exec(line) ?? [];
    if (section !== undefined) name = section.toLowerCase() === 'remote' ? quoted?.replace(/\\(.)/g, '$1') : undefined;
    const [, before, value] = /^((?:\s*\[[^\]]*\])?\s*(?:push)?url\s*=\s*)(.*)$/i.exec(line) ?? [];
    if (name !== undefined && before !== undefined && value !== undefined)
      found.push({ name, url: plainValue(value), position: { line: index + 1, column: before.length + 1 } });
  }
  return found;
}

/** A value without quotes and without the comment behind it. */
const plainValue = (value: string): string =>
  [...value.matchAll(/"((?:[^"\\]|\\.)*)"?|[#;].*$|[^"#;]+/g)]
    .map(([whole, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? (/^[#;]/.test(whole) ? '' : whole))
    .join('')
    .trim();
