import type { Application } from '../../../../engine/judging/application.ts';
import { type NoVerdict, notApplicable, untested } from '../../../../engine/judging/rule.ts';

/** Reads a file of .git without running Git. A worktree keeps its files outside the folder, and Assay does not read them. */
export function repositoryFile(application: Application, name: string, maxBytes?: number): Uint8Array | NoVerdict {
  const path = `.git/${name}`;
  const read = application.read(path, maxBytes);
  if (read !== undefined) return 'problem' in read ? untested('file-not-read', { file: path, why: read.problem }) : read;
  const pointer = application.read('.git');
  if (pointer !== undefined) return untested('repository-elsewhere');
  return application.names('').includes('.git') ? new Uint8Array() : notApplicable('no-repository');
}

export type Remote = ReturnType<typeof remotes>[number];

export function remotes(text: string) {
  const found = [];
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
