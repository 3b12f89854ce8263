import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { type Ledger, openEntries, readLedger } from '../../engine/ledger/ledger.ts';
import type { OpenLedger } from '../../engine/ledger/open.ts';
import { type Io, printable } from '../run.ts';

/** setTimeout takes only shorter times. */
const TIMER_LIMIT_MS = 2 ** 31;

/** Stops a run early, when it is interrupted or its time for plays is over, and says so at once. */
export function createStopping(ledgers: ReadonlySet<OpenLedger>, isQuiet: boolean, io: Io) {
  const interrupted = io.interruption(() => tellLeft([...ledgers], io));
  const onInterrupt = () => {
    // In a page, a person stops the run by a click.
    const again = interrupted.reason === 'SIGINT' && !io.onEvent ? ' Press Ctrl-C again to stop without that.' : '';
    if (!isQuiet) io.err(`Stopping; deleting what the run created.${again}`);
  };
  if (interrupted.aborted) onInterrupt();
  interrupted.addEventListener('abort', onInterrupt, { once: true });
  return {
    interrupted,
    /** The time for the plays with one target; `whose` begins what is said when it is over. */
    playing(whose: string) {
      const late = new AbortController();
      const begun = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const onDeadline = () => {
        late.abort('deadline');
        if (interrupted.aborted) return;
        const seconds = Math.round((performance.now() - begun) / 1000);
        io.onEvent?.({ kind: 'late', seconds });
        if (isQuiet) return;
        io.err(`${whose}Stopping after ${seconds} s (--deadline gives it more time); deleting what the run created.`);
      };
      /** A timer that still runs would keep the command alive until the deadline. */
      const end = () => clearTimeout(timer);
      return {
        signal: AbortSignal.any([interrupted, late.signal]),
        /** Plays end in this time from now. */
        endsIn(ms: number): void {
          end();
          timer = ms < TIMER_LIMIT_MS ? setTimeout(onDeadline, ms) : undefined;
        },
        end,
      };
    },
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
