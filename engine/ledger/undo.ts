import { once } from 'node:events';
import type { Entry, Undo } from './entry.ts';
import type { OpenLedger } from './open.ts';

export type UndoOutcome = 'undone' | 'gone' | { left: string };

/** Takes one change back; `gone`: nothing was there any more. */
export type UndoAction = (undo: Undo, context: { entry: Entry; signal: AbortSignal }) => Promise<UndoOutcome>;

export type Undone = { entry: Entry; outcome: UndoOutcome };

/** Takes changes back one by one, the latest first; one that fails does not stop the others. */
export async function undoAll(
  entries: readonly Entry[],
  perform: UndoAction,
  { deadlineMs, ledger }: { deadlineMs: number; ledger?: Pick<OpenLedger, 'undone' | 'left'> },
): Promise<Undone[]> {
  const time = new AbortController();
  const { signal } = time;
  const timer = setTimeout(() => time.abort(), deadlineMs);
  // Ends at the time limit, even if an undo has not been answered.
  const late = once(signal, 'abort').then(() => ({ left: 'the request to undo it got no answer in time' }));
  const attempt = async (entry: Entry): Promise<UndoOutcome> => {
    if (signal.aborted) return { left: 'no time was left to undo it' };
    try {
      return await Promise.race([late, perform(entry.undo, { entry, signal })]);
    } catch (error) {
      return { left: error instanceof Error ? error.message : String(error) };
    }
  };
  const undone: Undone[] = [];
  for (const entry of [...entries].sort((a, b) => b.line - a.line)) {
    const outcome = await attempt(entry);
    undone.push({ entry, outcome });
    try {
      // Written at once, so that a crash while cleaning up loses none.
      if (typeof outcome === 'object') ledger?.left(entry.n, outcome.left);
      else ledger?.undone(entry.n, { gone: outcome === 'gone' });
    } catch {
      // A full disk must not keep the rest from being undone.
    }
  }
  clearTimeout(timer);
  return undone;
}
