import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { type Ledger, openEntries, readLedger } from '../../engine/ledger/ledger.ts';
import type { OpenLedger } from '../../engine/ledger/open.ts';
import { type Io, printable } from '../run.ts';

/** setTimeout takes only shorter times. */
const TIMER_LIMIT_MS = 2 ** 31;

type Stopping = { ledgers: readonly OpenLedger[]; playingMs: number; isQuiet: boolean };

/** Stops a run early, when it is interrupted or its time for plays is over, and says so at once. */
export function createStopping({ ledgers, playingMs, isQuiet }: Stopping, io: Io) {
  const interrupted = io.interruption(() => tellLeft(ledgers, io));
  const late = new AbortController();
  const onInterrupt = () => {
    // In a page, a person stops the run by a click.
    const again = interrupted.reason === 'SIGINT' && !io.onEvent ? ' Press Ctrl-C again to stop without that.' : '';
    if (!isQuiet) io.err(`Stopping; deleting what the run created.${again}`);
  };
  const onDeadline = () => {
    late.abort('deadline');
    if (isQuiet || interrupted.aborted) return;
    io.err(`Stopping after ${Math.round(playingMs / 1000)} s (--deadline gives it more time); deleting what the run created.`);
  };
  if (interrupted.aborted) onInterrupt();
  interrupted.addEventListener('abort', onInterrupt, { once: true });
  const timer = playingMs < TIMER_LIMIT_MS ? setTimeout(onDeadline, playingMs) : undefined;
  return {
    signal: AbortSignal.any([interrupted, late.signal]),
    /** A timer that still runs would keep the command alive until the deadline. */
    endPlaying: () => clearTimeout(timer),
    end: () => interrupted.removeEventListener('abort', onInterrupt),
  };
}

/** Says how to delete what is left, when the process ends before its cleanup does. */
function tellLeft(ledgers: readonly OpenLedger[], io: Io): void {
  const isOpen = (ledger: Ledger) => openEntries(ledger).length + ledger.unread.length > 0;
  const left = ledgers.filter(({ path }) => existsSync(path) && isOpen(readLedger(path)));
  const [folder, ...others] = left.map(({ path }) => relative(io.cwd, dirname(path)));
  if (folder === undefined) return;
  // The ledgers of a fleet are in OUT/<target>/ledger.
  const place = others.length > 0 ? dirname(dirname(folder)) : folder;
  io.err(printable(`Stopped before everything was deleted: run assay reap ${place || '.'}`));
}
