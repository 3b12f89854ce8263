import { join } from 'node:path';
import { changesOf, wrongIn } from '../../engine/judging/changes.ts';
import { expiryText } from '../../engine/judging/expiry.ts';
import { standingOf, standings } from '../../engine/judging/standing.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { groups } from '../groups.ts';
import { changeText, leftTexts, ownerText, shardTexts, sinceText, totalsText } from './words.ts';

const MAX_IDS = 6;

/** One line for each target, those that need attention first, then the totals. */
export function overviewLines(overview: Overview, { quiet, out }: { quiet: boolean; out: string }): string[] {
  const { targets, expiring = [], history } = overview;
  const changed = groups(changesOf(overview), ({ target }) => target);
  return [
    ...(quiet ? [] : byUrgency(targets).map((target) => line(target, out))),
    ...(quiet ? [] : expiring.map((one) => `${one.target}: ${expiryText(one)}`)),
    ...shardTexts(overview),
    ...leftTexts(overview),
    totalsText(overview),
    ...(history.length === 0 ? [] : changed.map(([name, own]) => `changed: ${name}, ${own.map((one) => changeText(one)).join('; ')}`)),
    ...(history.length > 0 && changed.length === 0 ? ['No target changed.'] : []),
  ];
}

export const byUrgency = (targets: readonly OverviewTarget[]): OverviewTarget[] =>
  targets.toSorted((a, b) => standings.indexOf(standingOf(a)) - standings.indexOf(standingOf(b)));

function line(target: OverviewTarget, out: string): string {
  const { name, because, down, report } = target;
  const standing = standingOf(target);
  const place = report === undefined ? '' : ` (${join(out, name, 'report.json')})`;
  if (down) return `down: ${name}${sinceText(down.since)}, ${down.why}${ownerText(target)}${place}`;
  const wrong = wrongIn(target);
  const shown = wrong.slice(0, MAX_IDS).join(', ') + (wrong.length > MAX_IDS ? ` and ${wrong.length - MAX_IDS} more` : '');
  const why = shown || (standing === 'fine' ? '' : because);
  return `${standing}: ${name}${why === '' ? '' : `, ${why}`}${place}`;
}
