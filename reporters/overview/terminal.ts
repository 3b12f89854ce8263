import { join } from 'node:path';
import { countText } from '../../engine/documents/show.ts';
import { expiryText } from '../../engine/judging/expiry.ts';
import { countsOf, standings } from '../../engine/judging/overview.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';

const MAX_IDS = 6;

/** One line for each target, those that need attention first, then the totals. */
export function overviewLines(overview: Overview, { quiet, out }: { quiet: boolean; out: string }): string[] {
  const { targets, missing = [], expiring = [], dropped = [], history } = overview;
  const inOrder = targets.toSorted((a, b) => standings.indexOf(a.verdict) - standings.indexOf(b.verdict));
  const totals = Object.entries(countsOf(targets)).map(([verdict, number]) => `${number} ${verdict}`);
  const changed = [
    ...targets.filter(hasChanged).map(change),
    ...addedTo(overview).map(({ name }) => `${name} is new`),
    ...dropped.map((name) => `${name} is not in this run`),
  ];
  return [
    ...(quiet ? [] : inOrder.map((target) => line(target, out))),
    ...(quiet ? [] : expiring.map((one) => `${one.target}: ${expiryText(one)}`)),
    ...missing.map((index) => `shard ${index} is missing: its targets were not judged`),
    `${countText(targets.length, 'target')}: ${totals.join(', ')}`,
    ...(history.length > 0 ? [changed.length === 0 ? 'No target changed.' : `Changed: ${changed.join('; ')}`] : []),
  ];
}

/** Targets that the run before did not have, if there was one. */
export const addedTo = ({ targets, history }: Overview): OverviewTarget[] =>
  history.length === 0 ? [] : targets.filter(({ was }) => was === undefined);

export const hasChanged = ({ verdict, was, changes = [] }: OverviewTarget): boolean =>
  was !== undefined && (was !== verdict || changes.length > 0);

function line({ name, verdict, because, verdicts }: OverviewTarget, out: string): string {
  if (verdict === 'unusable') return `unusable: ${name}, ${because}`;
  const wrong = Object.keys(verdicts).filter((id) => isWrong(verdicts[id] ?? ''));
  const shown = wrong.slice(0, MAX_IDS).join(', ') + (wrong.length > MAX_IDS ? ` and ${wrong.length - MAX_IDS} more` : '');
  const why = shown === '' && verdict === 'inconclusive' ? because : shown;
  return `${verdict}: ${name}${why === '' ? '' : `, ${why}`} (${join(out, name, 'report.json')})`;
}

function change({ name, verdict, was, changes = [] }: OverviewTarget): string {
  const broken = changes.filter(({ after }) => isWrong(after)).map(({ id }) => id);
  const fixed = changes.filter(({ after }) => !isWrong(after)).map(({ id }) => id);
  return [
    `${name}${was === verdict ? '' : ` was ${was}`}`,
    ...(broken.length > 0 ? [`broke ${broken.join(', ')}`] : []),
    ...(fixed.length > 0 ? [`fixed ${fixed.join(', ')}`] : []),
  ].join(', ');
}
