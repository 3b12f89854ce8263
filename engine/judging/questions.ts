import type { QuestionId } from '../../specs/generated/ids.ts';
import type { Report, TargetKind } from '../../specs/generated/schemas.ts';
import { defined } from '../documents/values.ts';
import { type Joined, observed } from '../recording/recording.ts';
import { catalogue, isRequirement, type Question } from './catalogue.ts';
import { observationFacts } from './facts.ts';
import { marketplaceGaps } from './gaps/marketplace.ts';
import { platformGaps } from './gaps/platform.ts';
import type { Observer, Played } from './gaps/played.ts';
import { shownBy } from './gaps/shown.ts';

/** For an assumption that a setting changes, the value of the setting in this run. */
export type InUse = Partial<Record<QuestionId, string>>;

const observers: Partial<Record<QuestionId, Observer>> = {
  ...marketplaceGaps,
  ...platformGaps,
  'gap/dev-plan-connection-limit': ({ facts: { poolSize, allowedConnections } }) =>
    typeof poolSize === 'number'
      ? `a pool of ${poolSize}, with ${allowedConnections ?? 'an unknown number of'} connections allowed`
      : undefined,
};

const rowsFor = (target: TargetKind, kind: Question['kind']): Question[] =>
  catalogue().rows.flatMap((row) => (!isRequirement(row) && row.kind === kind && row.for?.includes(target) ? [row] : []));

const asked = ({ id, question, reason, source }: Question) => ({ id, question, reason, source });

/** What the contract leaves open about a target, with what the run shows about it. */
export function gapsOf(target: TargetKind, joined: Joined, facts: Played['facts']): Report['gaps'] {
  const played: Played = { seen: observed(joined).filter(({ skipped }) => !skipped), exchanges: joined.exchanges, facts };
  const shown = played.seen.map(observationFacts);
  return rowsFor(target, 'gap').map((row) => ({
    ...asked(row),
    observed: observers[row.id]?.(played) ?? shownBy(shown, row) ?? 'not observed',
  }));
}

/** What Assay assumes about a target, with the setting that changes it and the value of that setting. */
export const assumptionsOf = (target: TargetKind, inUse: InUse = {}): Report['assumptions'] =>
  rowsFor(target, 'assumption').map((row) => {
    const { assumes, setting } = row;
    return { ...asked(row), ...defined({ assumes, setting, value: inUse[row.id] }) };
  });

/** What the contract says about a target, and no test from outside can check. */
export const exclusionsOf = (target: TargetKind): NonNullable<Report['exclusions']> => rowsFor(target, 'exclusion').map(asked);
