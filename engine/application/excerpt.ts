import { trackedPaths } from './git/index-file.ts';
import { searchedLines } from './play/sources.ts';

/** What is kept of a file that a rule reads by itself, before secrets are replaced. */
export function excerpt(path: string, bytes: Uint8Array): { text: string } | { problem: string } {
  if (path === gitIndex) return committed(bytes);
  if (path === '.git') return { text: '' };
  const text = new TextDecoder().decode(bytes);
  if (path === '.git/config') return { text: text.replace(/^(?!\s*\[|\s*(?:push)?url\s*=).*$/gim, '') };
  return { text: path === '.gitignore' ? text : searchedLines(path, text) };
}

export const gitIndex = '.git/index';
const mostPaths = 100;

/** The paths that no repository should have, one a line. */
function committed(bytes: Uint8Array): { text: string } | { problem: string } {
  const tracked = trackedPaths(bytes);
  if ('problem' in tracked) return tracked;
  const below = tracked.paths.filter((path) => path.startsWith('node_modules/'));
  return { text: below.slice(0, mostPaths).join('\n') };
}

const head = 62;

/** An index of Git, version 2, with these paths and nothing else told of them. */
export function indexWith(paths: readonly string[]): Uint8Array {
  const start = Buffer.from('DIRC\0\0\0\x02\0\0\0\0', 'latin1');
  start.writeUInt32BE(paths.length, 8);
  const entries = paths.map((path) => {
    const length = head + Buffer.byteLength(path);
    const entry = Buffer.alloc((length & ~7) + 8);
    entry.write(path, head);
    return entry;
  });
  return Buffer.concat([start, ...entries, Buffer.alloc(20)]);
}
