import type { Report } from '../engine/judging/report.ts';
import { sentence } from './place.ts';

/** A requirement of a later edition: it is judged and shown, and counts for nothing yet. */
export type Unscored = NonNullable<Report['unscored']>[number];

export const unscoredIn = ({ unscored = [] }: Report): readonly Unscored[] => unscored;

/** What it would come to, in a sentence. */
export function announcement(outcome: Unscored): string {
  const { verdict, since, reason, problems: [first] = [] } = outcome;
  const found = first ? `: ${sentence(first)}` : reason ? `: ${reason}` : '';
  return `not counted${since === undefined ? ' yet' : ` before edition ${since}`}, ${verdict}${found}`;
}
