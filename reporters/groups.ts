import { reasonKey } from '../engine/catalogue/reason.ts';
import { reasonIn } from '../engine/judging/report.ts';
import type { Outcome } from '../specs/generated/schemas.ts';

/** Groups things by a key; groups and their things keep the order in which they first appear. */
export function groups<Thing, Key>(things: readonly Thing[], key: (thing: Thing) => Key): [Key, Thing[]][] {
  const byKey = new Map<Key, Thing[]>();
  for (const thing of things) {
    const group = byKey.get(key(thing));
    if (group) group.push(thing);
    else byKey.set(key(thing), [thing]);
  }
  return [...byKey];
}

/** Outcomes without a pass or a fail by their reasons, each with its sentence. */
export const byReason = (outcomes: readonly Outcome[]): [reason: string, Outcome[]][] =>
  groups(outcomes, (outcome) => reasonKey(reasonIn(outcome))).map(([, own]) => [own[0]?.reason ?? '', own]);
