import { join } from 'node:path';
import { momentText } from '../../engine/documents/show.ts';
import { expiryText } from '../../engine/judging/expiry.ts';
import { standings } from '../../engine/judging/overview.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { ownerText, sinceText, totalsText } from './words.ts';

const MAX_IDS = 6;

/** One line for each target, those that need attention first, then the totals. */
export function overviewLines(overview: Overview, { quiet, out }: { quiet: boolean; out: string }): string[] {
  const { targets, missing = [], stale = [], expiring = [], dropped = [], history } = overview;
  const inOrder = byUrgency(targets);
  const changed = [
    ...targets.filter(hasChanged).map(change),
    ...addedTo(overview).map(({ name }) => `${name} is new`),
    ...dropped.map((name) => `${name} is not in this run`),
  ];
  return [
    ...(quiet ? [] : inOrder.map((target) => line(target, out))),
    ...(quiet ? [] : expiring.map((one) => `${one.target}: ${expiryText(one)}`)),
    ...missing.map((index) => `shard ${index} is missing: its targets were not judged`),
    ...stale.map(({ index, at }) => `shard ${index} is of another run: it began at ${momentText(at)}; run it again`),
    totalsText(overview),
    ...(history.length > 0 ? [changed.length === 0 ? 'No target changed.' : `Changed: ${changed.join('; ')}`] : []),
  ];
}

/** Targets that are down come first. */
export const byUrgency = (targets: readonly OverviewTarget[]): OverviewTarget[] =>
  targets.toSorted(
    (a, b) => Number(b.down !== undefined) - Number(a.down !== undefined) || standings.indexOf(a.verdict) - standings.indexOf(b.verdict),
  );

/** Targets that the run before did not have, if there was one. */
export const addedTo = ({ targets, history }: Overview): OverviewTarget[] =>
  history.length === 0 ? [] : targets.filter(({ was }) => was === undefined);

export const hasChanged = ({ verdict, was, wasDownSince, changes = [] }: OverviewTarget): boolean =>
  was !== undefined && (was !== verdict || changes.length > 0 || wasDownSince !== undefined);

function line({ name, verdict, because, verdicts, down, ...target }: OverviewTarget, out: string): string {
  if (verdict === 'unusable') return `unusable: ${name}, ${because}`;
  if (down) return `${verdict}: ${name}, down${sinceText(down.since)}, ${down.why}${ownerText(target)} (${join(out, name, 'report.json')})`;
  const wrong = Object.keys(verdicts).filter((id) => isWrong(verdicts[id] ?? ''));
  const shown = wrong.slice(0, MAX_IDS).join(', ') + (wrong.length > MAX_IDS ? ` and ${wrong.length - MAX_IDS} more` : '');
  const why = shown === '' && verdict === 'inconclusive' ? because : shown;
  return `${verdict}: ${name}${why === '' ? '' : `, ${why}`} (${join(out, name, 'report.json')})`;
}

function change({ name, verdict, was, down, wasDownSince, changes = [] }: OverviewTarget): string {
  const broken = changes.filter(({ after }) => isWrong(after)).map(({ id }) => id);
  const fixed = changes.filter(({ after }) => !isWrong(after)).map(({ id }) => id);
  return [
    `${name}${was === verdict ? '' : ` was ${was}`}`,
    ...(down ? ['is down'] : []),
    ...(wasDownSince === undefined ? [] : ['is back']),
    ...(broken.length > 0 ? [`broke ${broken.join(', ')}`] : []),
    ...(fixed.length > 0 ? [`fixed ${fixed.join(', ')}`] : []),
  ].join(', ');
}
