import { once } from 'node:events';
import type { Entry, Undo } from './entry.ts';
import type { OpenLedger } from './open.ts';

export type UndoOutcome = 'undone' | 'gone' | { left: string };

/** Takes one change back; `gone`: nothing was there any more. */
export type UndoAction = (undo: Undo, context: { entry: Entry; signal: AbortSignal }) => Promise<UndoOutcome>;

export type Undone = {
  outcomes: { entry: Entry; outcome: UndoOutcome }[];
  /** What the ledger could not take down; the change itself was dealt with. */
  unwritten: Error[];
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Writes down each outcome at once, so that a crash while cleaning up loses none. */
function write(ledger: Pick<OpenLedger, 'undone' | 'left'>, { n }: Entry, outcome: UndoOutcome): void {
  if (typeof outcome === 'object') ledger.left(n, outcome.left);
  else ledger.undone(n, { gone: outcome === 'gone' });
}

/** Takes changes back one by one, the latest first; one that fails does not stop the others. */
export async function undoAll(
  entries: readonly Entry[],
  perform: UndoAction,
  { deadlineMs, ledger }: { deadlineMs: number; ledger?: Pick<OpenLedger, 'undone' | 'left'> },
): Promise<Undone> {
  const time = new AbortController();
  const { signal } = time;
  const timer = setTimeout(() => time.abort(), deadlineMs);
  // Ends at the time limit, even if an undo has not been answered.
  const late = once(signal, 'abort').then(() => ({ left: 'its undo was not answered in time' }));
  const attempt = async (entry: Entry): Promise<UndoOutcome> => {
    if (signal.aborted) return { left: 'no time was left to undo it' };
    try {
      return await Promise.race([late, perform(entry.undo, { entry, signal })]);
    } catch (error) {
      return { left: asError(error).message };
    }
  };
  const result: Undone = { outcomes: [], unwritten: [] };
  for (const entry of [...entries].sort((a, b) => b.line - a.line)) {
    const outcome = await attempt(entry);
    result.outcomes.push({ entry, outcome });
    try {
      if (ledger) write(ledger, entry, outcome);
    } catch (error) {
      result.unwritten.push(asError(error)); // a full disk must not keep the rest from being undone
    }
  }
  clearTimeout(timer);
  return result;
}
