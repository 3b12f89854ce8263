import type { Position } from '../../documents/json.ts';
import type { Application } from '../application.ts';

/** A file of the repository's own, or why there is none to read. */
export type RepositoryFile = { bytes: Uint8Array } | { isNone: true } | { unread: string };

/** Reads below .git without running Git; a worktree keeps these files outside the folder, which is not read. */
export function repositoryFile(application: Application, name: string, mostBytes?: number): RepositoryFile {
  const path = `.git/${name}`;
  const read = application.read(path, mostBytes);
  if (read !== undefined) return 'problem' in read ? { unread: `${path}: ${read.problem}` } : { bytes: read };
  const pointer = application.read('.git');
  if (pointer !== undefined) return { unread: '.git: the repository is kept outside the folder, which is not read' };
  return application.names('').includes('.git') ? { bytes: new Uint8Array() } : { isNone: true };
}

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

const plainValue = (value: string): string =>
  [...value.matchAll(/"((?:[^"\\]|\\.)*)"?|[#;].*$|[^"#;]+/g)]
    .map(([whole, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? (/^[#;]/.test(whole) ? '' : whole))
    .join('')
    .trim();
