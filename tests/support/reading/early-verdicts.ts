import { expect } from '@playwright/test';
import { editionOf } from '../../../engine/contract/edition.ts';
import { certainIn } from '../../../runs/plays/certain.ts';
import { rulesFor } from '../../../runs/selection/rules-for.ts';
import type { Recording, Report } from '../../../specs/generated/schemas.ts';

/** Judges the recordings of a run one after the other, as they came: each verdict that is announced early has to be the one in the report. */
export async function expectEarlyVerdictsKept(name: string, report: Report): Promise<void> {
  const { kind } = report.target;
  const verdictOf = new Map(report.requirements.map(({ id, verdict }) => [id as string, verdict]));
  const chosen = new Set(report.requirements.filter(({ byChoice }) => byChoice).map(({ id }) => id as string));
  const judging = {
    rules: await rulesFor(kind),
    edition: editionOf(),
    leftOut: (id: string) => (chosen.has(id) ? { reason: '', byChoice: true } : undefined),
    failsEarly: kind === 'provider',
  };
  const recordings = separated(report);
  const announced = new Map<string, string>();
  for (const [index] of recordings.entries()) {
    const later = recordings.slice(index + 1).flatMap(({ observations }) => observations);
    const awaited = new Set(later.map(({ label }) => label));
    for (const { id, verdict } of certainIn(judging, recordings.slice(0, index + 1), awaited))
      if (!announced.has(id)) announced.set(id, verdict);
  }
  const changed = [...announced].filter(([id, verdict]) => verdictOf.has(id) && verdictOf.get(id) !== verdict);
  const lines = changed.map(([id, verdict]) => `${id}: ${verdict}, then ${verdictOf.get(id)}`);
  expect.soft(lines, `${name}, announced while the run goes on`).toEqual([]);
}

/** Each recording with its own exchanges, as plays hand them over. */
const separated = ({ recordings, exchanges }: Report): Recording[] =>
  recordings.map((recording) => {
    const numbers = [...new Set(recording.observations.flatMap((one) => one.exchanges))].sort((a, b) => a - b);
    return {
      ...recording,
      observations: recording.observations.map((one) => ({ ...one, exchanges: one.exchanges.map((number) => numbers.indexOf(number)) })),
      exchanges: numbers.flatMap((number) => exchanges[number] ?? []),
    };
  });
