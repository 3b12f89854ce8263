import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { jsonObject } from '../documents/values.ts';
import type { Entry, LedgerHeader, Line } from './entry.ts';
import { isSealed } from './seal.ts';

const KINDS = ['run', 'intent', 'made', 'refused', 'answered', 'undone', 'left', 'end'];

/** Applies a later line to an entry. What is undone stays undone: the answer to its request may arrive late. */
function withLine(entry: Entry, line: Exclude<Line, { kind: 'run' | 'end' | 'intent' }>): Entry {
  const { state } = entry;
  switch (line.kind) {
    case 'made':
      return { ...entry, answer: 'made', state: state === 'unknown' ? 'made' : state, undo: { ...entry.undo, ...line.details } };
    case 'refused':
      return { ...entry, answer: 'refused', state: state === 'undone' ? state : 'refused' };
    case 'answered':
      return { ...entry, status: line.status };
    case 'undone':
      return { ...entry, state: 'undone', gone: line.gone };
    case 'left':
      return state === 'undone' ? entry : { ...entry, state: 'left', reason: line.reason };
  }
}

export type Ledger = ReturnType<typeof parseLedger>;

/**
 * A half-written line is skipped. A line that was not sealed on this machine, for the run in the
 * file's name, is ignored too.
 */
export function parseLedger(path: string, text: string) {
  const entries = new Map<string, Entry>();
  const headers: LedgerHeader[] = [];
  /** Line numbers without a valid seal: not written by Assay on this machine for this run. */
  const foreign: number[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    const line = jsonObject(written) as Line | undefined;
    // Half-written, damaged, or from another version of Assay.
    if (!line || !KINDS.includes(line.kind)) continue;
    const entry = 'n' in line ? entries.get(line.n) : undefined;
    if (!isSealed(basename(path, '.jsonl'), written)) foreign.push(index + 1);
    else if (line.kind === 'run') headers.push(line);
    else if (line.kind === 'intent') entries.set(line.n, { ...line, line: index + 1, answer: 'none', state: 'unknown', gone: false });
    else if (entry && line.kind !== 'end') entries.set(line.n, withLine(entry, line));
  }
  const { run = '', target = '' } = headers[0] ?? {};
  return { path, run, target, headers, entries: [...entries.values()], foreign };
}

export const readLedger = (path: string): Ledger => parseLedger(path, readFileSync(path, 'utf8'));

/** The ledgers in a folder, sorted by name; empty if there is no such folder. */
export function findLedgers(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
    return names.sort().map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
