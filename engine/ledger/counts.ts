import type { Report } from '../../specs/generated/schemas.ts';
import { defined } from '../documents/values.ts';
import type { Entry } from './entry.ts';

type Counts = Report['resources'];
type Remainder = Counts['left'][number];

type Totals = Record<'made' | 'undone', number> & Record<'unknown' | 'left', readonly unknown[]>;

export function countsText({ made, undone, unknown, left }: Totals): string {
  const open = unknown.length > 0 ? `, ${unknown.length} unknown` : '';
  return `${made} created, ${undone} deleted, ${left.length} left behind${open}`;
}

/** A change that may still exist. If its id is not known, Assay cannot delete it: a person has to. */
export function remainderText({ kind, addonId, resourceId, at, reason = '' }: Omit<Remainder, 'kind'> & { kind?: string }): string {
  if (resourceId === undefined && kind !== 'driver')
    return `delete by hand what was installed for addon_id ${addonId ?? '(unknown)'} at ${at}: ${reason}`;
  return `${addonId ?? 'an add-on'}, requested at ${at}: ${reason}; run assay reap`;
}

/** What still has to be undone, the latest first; this includes what an earlier attempt could not undo. */
export const openEntries = ({ entries }: { entries: readonly Entry[] }): Entry[] =>
  entries.filter(({ state }) => state === 'unknown' || state === 'made' || state === 'left').sort((a, b) => b.line - a.line);

const remainder = ({ at, undo: { kind, addonId, resourceId }, reason }: Entry): Remainder => ({
  kind,
  at,
  ...defined({ addonId, resourceId, reason }),
});

/** The report's `resources`: made = undone + left. A request without an answer counts as made only if its undo found something. */
export function counts({ entries }: { entries: readonly Entry[] }): Counts {
  const isMade = ({ answer, state, gone }: Entry) => answer === 'made' || (state === 'undone' && !gone);
  const made = entries.filter(isMade);
  const others = entries.filter((entry) => !isMade(entry));
  return {
    made: made.length,
    undone: made.filter(({ state }) => state === 'undone').length,
    unknown: others.filter(({ state }) => state === 'unknown' || state === 'left').map(remainder),
    left: made.filter(({ state }) => state !== 'undone').map(remainder),
  };
}
