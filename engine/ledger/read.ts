import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { jsonIn } from '../documents/text.ts';
import type { Entry, Ledger, LedgerProblem, Line } from './entry.ts';
import { isSealed } from './seal.ts';

const KINDS = new Set(['run', 'intent', 'made', 'refused', 'answered', 'undone', 'left', 'end']);

function isLine(json: unknown): json is Line {
  if (typeof json !== 'object' || json === null || !('kind' in json) || !KINDS.has(String(json.kind))) return false;
  if (json.kind === 'run') return 'pid' in json && 'host' in json && 'run' in json;
  if (json.kind === 'end') return true;
  if (!('n' in json) || typeof json.n !== 'string') return false;
  return json.kind !== 'intent' || ('undo' in json && typeof json.undo === 'object' && json.undo !== null);
}

/** What a later line makes of an entry; what is undone stays so, since an answer may come in late. */
function step(entry: Entry, line: Exclude<Line, { kind: 'run' | 'end' | 'intent' }>): Entry {
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

/** The ledger that a file's text tells; a line that was not sealed here, for the run that the file is named after, counts for nothing. */
export function foldedLedger(path: string, text: string): Ledger {
  const entries = new Map<string, Entry>();
  const problems: LedgerProblem[] = [];
  const ledger: Ledger = { path, run: '', target: '', headers: [], entries: [], ended: false, problems, foreign: [] };
  const lines = text.split('\n');
  const run = basename(path, '.jsonl');
  lines.forEach((written, index) => {
    if (written.trim() === '') return;
    const at = index + 1;
    const line = jsonIn(written);
    // Torn or damaged: it is told where.
    if (!isLine(line)) problems.push({ line: at, what: at === lines.length ? 'torn' : 'damaged' });
    else if (!isSealed(run, written)) ledger.foreign.push(at);
    else if (line.kind === 'run') ledger.headers.push(line);
    else if (line.kind === 'end') ledger.ended = true;
    else if (line.kind === 'intent') entries.set(line.n, { ...line, line: at, answer: 'none', state: 'unknown', gone: false });
    else {
      const entry = entries.get(line.n);
      if (entry) entries.set(line.n, step(entry, line));
      else problems.push({ line: at, what: `${line.kind} ${line.n}, whose intent is missing` });
    }
  });
  const [first] = ledger.headers;
  if (first === undefined) problems.push({ line: 1, what: 'no header' });
  return { ...ledger, run: first?.run ?? '', target: first?.target ?? '', entries: [...entries.values()] };
}

/** What a run wrote down; a torn or damaged line is told among the problems and loses no other. */
export const readLedger = (path: string): Ledger => foldedLedger(path, readFileSync(path, 'utf8'));

/** The ledgers in a folder, by name; none where there is no folder. */
export function findLedgers(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
    return names.sort().map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
