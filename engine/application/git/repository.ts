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
