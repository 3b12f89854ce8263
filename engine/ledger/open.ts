import { randomBytes } from 'node:crypto';
import { closeSync, fdatasyncSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Reason } from '../catalogue/reason.ts';
import { makeNamedFolder } from '../documents/folder.ts';
import { unwritable } from '../documents/usage-error.ts';
import { parseUrl } from '../wire/url.ts';
import type { Details, Line, Undo } from './ledger.ts';
import { birthOf } from './liveness.ts';
import { sealedLine } from './seal.ts';

export type OpenLedger = ReturnType<typeof openLedger>;

/** A new file survives a power cut only if its folder was synced too. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // Windows cannot open folders
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function withoutUser(address: string): string {
  const url = address.includes('@') ? parseUrl(address) : undefined;
  return url?.username || url?.password ? Object.assign(url, { username: '', password: '' }).href : address;
}

const withoutCredentials = (undo: Undo): Undo => (undo.kind === 'driver' ? undo : { ...undo, url: withoutUser(undo.url) });

/** Opens the ledger of a run; several processes may write to the same file. `onLine` gets every line that this one writes. */
export function openLedger(folder: string, { run, target }: { run: string; target: string }, onLine: (line: Line) => void = () => {}) {
  if (!/^\w[\w.-]*$/.test(run)) throw new Error(`run id: expected letters, digits, dots and dashes, got ${JSON.stringify(run)}`);
  const path = join(folder, `${run}.jsonl`);
  makeNamedFolder(folder, folder, { mode: 0o700 });
  const descriptor = writing(() => openSync(path, 'a', 0o600));
  const writer = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const now = () => new Date().toISOString();
  let count = 0;

  function writing<T>(write: () => T): T {
    try {
      return write();
    } catch (error) {
      throw unwritable(path, error);
    }
  }

  function append(line: Line, isLikely = true): void {
    // The line feed comes first, so that a half-written line of another process damages no line but itself.
    const text = `\n${sealedLine(run, line)}`;
    writing(() => {
      if (writeSync(descriptor, text) < Buffer.byteLength(text)) throw Object.assign(new Error(), { code: 'ENOSPC' });
      // A written line survives the end of this process. An intent, and all before it, has to survive a power cut too, unless it has to be refused.
      if (isLikely && line.kind === 'intent') fdatasyncSync(descriptor);
    });
    onLine(line);
  }

  try {
    append({ kind: 'run', run, target, pid: process.pid, host: hostname(), at: now(), birth: birthOf(process.pid) });
    writing(() => syncFolder(folder));
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }

  return {
    path,
    /** Writes how to undo a change. Make the change only after this has returned. `isLikely`: it is not one that has to be refused. */
    intend(undo: Undo, isLikely = true): string {
      count += 1;
      const n = `${writer}-${count}`;
      append({ kind: 'intent', n, at: now(), undo: withoutCredentials(undo) }, isLikely);
      return n;
    },
    made: (n: string, details: Details = {}) => append({ kind: 'made', n, details }),
    /** The target refused: nothing was made. */
    refused: (n: string) => append({ kind: 'refused', n }),
    /** The target answered with an error, but may have made the change. */
    answered: (n: string, status: number) => append({ kind: 'answered', n, status }),
    accepted: (n: string) => append({ kind: 'accepted', n }),
    undone: (n: string, { gone } = { gone: false }) => append({ kind: 'undone', n, gone }),
    left: (n: string, why: Reason) => append({ kind: 'left', n, ...why }),
    /** The run has ended without a crash. */
    end: () => append({ kind: 'end', at: now() }),
    close: () => closeSync(descriptor),
  };
}
