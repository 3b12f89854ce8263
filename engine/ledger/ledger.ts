import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Report } from '../../specs/generated/schemas.ts';
import type { Reason, ReasonCode } from '../catalogue/reason.ts';
import { defined, jsonObject } from '../documents/values.ts';
import { type DoubtfulLine, doubtfulChanges } from './doubtful.ts';
import { isSealed } from './seal.ts';

/** How to undo a change. It contains no secret: credentials are read again from the target's own file. */
export type Undo =
  | { kind: 'delete-resource'; url: string; addonId: string; resourceId?: string; environment: string }
  | { kind: 'driver'; command: string; folder: string; addonId?: string; resourceId?: string };

/** The ids from the answer to a change, which its undo needs. */
export type Details = { addonId?: string; resourceId?: string };

/** A process that writes to the ledger. */
export type LedgerHeader = { kind: 'run'; run: string; target: string; pid: number; host: string; at: string; birth: string };

export type Line =
  | LedgerHeader
  | { kind: 'intent'; n: string; at: string; undo: Undo }
  | { kind: 'made'; n: string; details: Details }
  | { kind: 'refused'; n: string }
  | { kind: 'answered'; n: string; status: number }
  | { kind: 'accepted'; n: string }
  | { kind: 'undone'; n: string; gone: boolean }
  | ({ kind: 'left'; n: string } & Reason)
  | { kind: 'end'; at: string };

/** One change, from all of its lines; `unknown`: requested, but never answered. */
export type Entry = {
  n: string;
  at: string;
  /** Its line in the file, which orders the changes of all processes. */
  line: number;
  undo: Undo;
  answer: 'made' | 'refused' | 'none';
  /** The status of an answer that does not say whether the change was made. */
  status?: number;
  state: 'unknown' | 'made' | 'refused' | 'undone' | 'left';
  /** The undo found nothing to delete. */
  gone: boolean;
  /** The target accepted a deletion during the run that need not have deleted it: of another id, or of a stranger. */
  accepted?: true;
} & Partial<Reason>;

const KINDS = ['run', 'intent', 'made', 'refused', 'answered', 'accepted', 'undone', 'left', 'end'];

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
    case 'accepted':
      return { ...entry, accepted: true };
    case 'undone':
      return { ...entry, state: 'undone', gone: line.gone };
    case 'left':
      return state === 'undone' ? entry : { ...entry, state: 'left', ...reasonIn(line) };
  }
}

/** The ledgers of version 2 have no code. */
const reasonIn = ({ code, facts, reason }: Partial<Reason>): Partial<Reason> => defined({ code, facts, reason });

export type Ledger = ReturnType<typeof parseLedger>;

/** Counts nothing but the lines that were sealed on this machine, for the run in the file's name. */
export function parseLedger(path: string, text: string) {
  const entries = new Map<string, Entry>();
  const headers: LedgerHeader[] = [];
  /** Line numbers without a valid seal: not written by Assay on this machine for this run. */
  const foreign: number[] = [];
  /** Line numbers that cannot be read, or whose intent is missing: what they list is not known. */
  const damaged: number[] = [];
  const doubtful: DoubtfulLine[] = [];
  let isLedger = false;
  const texts = text.split('\n');
  const doubt = (numbers: number[], number: number, code: DoubtfulLine['code'], line?: Line) => {
    numbers.push(number);
    doubtful.push({ number, code, line });
  };
  for (const [index, written] of texts.entries()) {
    const number = index + 1;
    const line = lineIn(written);
    const entry = line && 'n' in line ? entries.get(line.n) : undefined;
    isLedger ||= line !== undefined;
    if (!line) {
      if (written !== '' && !isCut(written, texts[number])) doubt(damaged, number, 'line-damaged');
    } else if (!isSealed(basename(path, '.jsonl'), written)) doubt(foreign, number, 'line-of-another', line);
    else if (line.kind === 'run') headers.push(line);
    else if (line.kind === 'intent') entries.set(line.n, { ...line, line: number, answer: 'none', state: 'unknown', gone: false });
    else if (line.kind === 'end') continue;
    else if (entry) entries.set(line.n, withLine(entry, line));
    else doubt(damaged, number, 'line-without-change', line);
  }
  const { run = '', target = '', at = '' } = headers[0] ?? {};
  const unread = doubtfulChanges(doubtful, entries, at);
  return { path, isLedger, run, target, headers, entries: [...entries.values()], foreign, damaged, unread };
}

function lineIn(written: string): Line | undefined {
  const line = jsonObject(written) as Line | undefined;
  return line && KINDS.includes(line.kind) ? line : undefined;
}

const START = '{"kind":"';

/** A crash cuts the last line; a process that writes on begins with a header. No change was made for an intent that was cut. */
const isCut = (written: string, next: string | undefined): boolean =>
  (written.startsWith(START) ? !written.endsWith('}') : START.startsWith(written)) && (next === undefined || lineIn(next)?.kind === 'run');

export const readLedger = (path: string): Ledger => parseLedger(path, readFileSync(path, 'utf8'));

/** Whether every line was read, so that the entries are all that the run created. */
export const isWhole = ({ headers, foreign, damaged }: Ledger): boolean => headers.length > 0 && foreign.length + damaged.length === 0;

/** The ledgers in a folder, sorted by name; empty if there is no such folder. */
export function findLedgers(folder: string): string[] {
  try {
    const files = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile() && one.name.endsWith('.jsonl'));
    return files.map(({ name }) => join(folder, name)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** How deep below the folder of a night a ledger stands: shard, target, ledger. */
const MAX_DEPTH = 5;

/** The folders named `ledger` in a folder and below it, sorted; links, hidden folders and installed packages are not looked at. */
export function ledgerFolders(folder: string, depth = MAX_DEPTH): string[] {
  if (depth === 0) return [];
  const found = foldersIn(folder).flatMap((name) =>
    name === 'ledger' ? [join(folder, name)] : ledgerFolders(join(folder, name), depth - 1),
  );
  return found.sort();
}

function foldersIn(folder: string): string[] {
  try {
    const all = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
    return all.map(({ name }) => name).filter((name) => !name.startsWith('.') && name !== 'node_modules');
  } catch (error) {
    // What nobody may read has no ledger of ours.
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

type Counts = Report['resources'];
type Remainder = Counts['left'][number];

type Totals = Record<'made' | 'undone', number> & Record<'unknown' | 'left', readonly unknown[]>;

export function countsText({ made, undone, unknown, left }: Totals): string {
  const open = unknown.length > 0 ? `, ${unknown.length} unknown` : '';
  return `${made} created, ${undone} deleted, ${left.length} left behind${open}`;
}

/** If its id is not known, Assay cannot delete it: a person has to. */
export const isByHand = ({ kind, resourceId }: { kind?: string; resourceId?: string }): boolean =>
  resourceId === undefined && kind !== 'driver';

/** A change that may still exist, and what to do about it. */
export function remainderText(one: Omit<Remainder, 'kind'> & { kind?: string }, next = 'run assay reap'): string {
  const { addonId, at, reason = '' } = one;
  if (isByHand(one)) return `delete by hand what was installed for addon_id ${addonId || '(none was sent)'} at ${at}: ${reason}`;
  return `${addonId ?? 'an add-on'}, requested at ${at}: ${reason}; ${stepFor(one, next)}`;
}

/** Another attempt helps only once the target deletes anything at all. */
export const stepFor = ({ code }: { code?: string }, next: string): string =>
  code === NEVER_DELETED ? `make DELETE work, then ${next}; or delete by hand` : next;

const NEVER_DELETED = 'never-deleted' satisfies ReasonCode;

/** Whether nothing but this is open in a ledger: what the target does not have, while nothing showed that it deletes anything. */
export const isDoubtfulOnly = (ledger: Ledger): boolean => {
  const open = openEntries(ledger);
  return isWhole(ledger) && open.length > 0 && open.every(({ code }) => code === NEVER_DELETED);
};

/** Whether this run shows that the target deletes: before that, a 404 does not mean that something is gone. */
export const hasDeleted = (entries: readonly Entry[]): boolean =>
  entries.some(({ state, gone, accepted }) => accepted || (state === 'undone' && !gone));

/** What still has to be undone, the latest first; this includes what an earlier attempt could not undo. */
export const openEntries = ({ entries }: { entries: readonly Entry[] }): Entry[] =>
  entries.filter(({ state }) => state === 'unknown' || state === 'made' || state === 'left').sort((a, b) => b.line - a.line);

const remainder = ({ at, undo: { kind, addonId, resourceId }, ...entry }: Entry): Remainder => ({
  kind,
  at,
  ...defined({ addonId, resourceId }),
  ...reasonIn(entry),
});

/** The report's `resources`: made = undone + left. A request without an answer counts as made only if its undo found something. */
export function counts({ entries, unread = [] }: { entries: readonly Entry[]; unread?: Counts['unknown'] }): Counts {
  const isMade = ({ answer, state, gone }: Entry) => answer === 'made' || (state === 'undone' && !gone);
  const made = entries.filter(isMade);
  const others = entries.filter((entry) => !isMade(entry));
  return {
    made: made.length,
    undone: made.filter(({ state }) => state === 'undone').length,
    unknown: [...others.filter(({ state }) => state === 'unknown' || state === 'left').map(remainder), ...unread],
    left: made.filter(({ state }) => state !== 'undone').map(remainder),
  };
}
