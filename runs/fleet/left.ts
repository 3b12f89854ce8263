import { basename, dirname, resolve } from 'node:path';
import { counts, findLedgers, ledgerFolders, readLedger } from '../../engine/ledger/ledger.ts';
import { isRunning } from '../../engine/ledger/liveness.ts';
import type { Overview } from '../../specs/generated/schemas.ts';
import type { Io } from '../run.ts';

type Left = NonNullable<Overview['left']>;

/** What this run and earlier ones left behind at the targets, by the ledgers in the folder of a fleet; zeros where a ledger says nothing is. */
export function ledgersIn(folder: string, io: Io): Left {
  return ledgerFolders(resolve(io.cwd, folder)).map((place) => {
    const ledgers = findLedgers(place).map(readLedger);
    const all = ledgers.filter((ledger) => !isRunning(ledger)).map(counts);
    const sum = (of: 'left' | 'unknown') => all.reduce((number, one) => number + one[of].length, 0);
    return { target: basename(dirname(place)), folder, left: sum('left'), unknown: sum('unknown') };
  });
}

export const isLeft = ({ left, unknown }: Left[number]): boolean => left + unknown > 0;
