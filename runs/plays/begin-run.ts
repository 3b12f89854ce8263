import { existsSync, unlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { findLedgers, hasDeleted, isDoubtfulOnly, readLedger } from '../../engine/ledger/ledger.ts';
import { isRunning } from '../../engine/ledger/liveness.ts';
import { type OpenLedger, openLedger } from '../../engine/ledger/open.ts';
import type { RunSettings } from '../../engine/recording/run-settings.ts';
import type { Guard } from '../../fixtures/guard/guard.ts';
import { cleanUp } from '../../fixtures/undo/clean-up.ts';
import { undoerOf } from '../../fixtures/undo/undoer.ts';
import { type Io, UsageError } from '../run.ts';

/** Opens the ledger of a run, and has the guard watch it; `finish` undoes what the run created. */
export function beginRun(run: RunSettings, target: string, guard: Guard, { env }: Pick<Io, 'env'>) {
  const ledger = openLedger(run.ledger, { run: run.run, target });
  guard.watches(run);
  return {
    ledger,
    async finish(limitMs = cleanUpLimitMs(run)) {
      const { resources, entries } = await cleanUp(ledger.path, () => undoerOf(run, env), Math.min(cleanUpLimitMs(run), limitMs));
      close(ledger, resources.left.length === 0 && resources.unknown.length === 0);
      guard.leaves(run.run);
      if (hasDeleted(entries)) await settleEarlier(run, ledger.path, env);
      return { resources, ledger: entries };
    },
  };
}

/**
 * Deletes once more what earlier runs left only because nothing showed that this target deletes: a run that was killed between a DELETE
 * and its line in the ledger leaves such a doubt.
 */
async function settleEarlier(run: RunSettings, own: string, env: Io['env']): Promise<void> {
  for (const path of findLedgers(dirname(own)).filter((one) => one !== own)) {
    const earlier = readLedger(path);
    const isHere = earlier.entries.every(({ undo }) => undo.kind === 'delete-resource' && 'baseUrl' in run && undo.url === run.baseUrl);
    if (!isHere || isRunning(earlier) || !isDoubtfulOnly(earlier)) continue;
    const { resources } = await cleanUp(path, () => undoerOf(run, env), cleanUpLimitMs(run), true);
    if (resources.left.length + resources.unknown.length === 0) unlinkSync(path);
  }
}

/** Deletes the ledger if nothing in it is open. */
function close(ledger: OpenLedger, isClean: boolean): void {
  try {
    if (!isClean) ledger.end();
  } catch (error) {
    // On a full disk the ledger stays without its last line, and can still be read.
    if (!(error instanceof UsageError)) throw error;
  }
  ledger.close();
  if (isClean && existsSync(ledger.path)) unlinkSync(ledger.path);
}

/** A driver may be as slow during the cleanup as before. */
const cleanUpLimitMs = (run: RunSettings): number => Math.max(20_000, run.timeout * 2, run.kind === 'platform' ? run.driverTimeout : 0);
