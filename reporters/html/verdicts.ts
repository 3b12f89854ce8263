import type { Outcome, Report } from '../../specs/generated/schemas.ts';
import { assetText, cut, type Markup, markup } from './markup.ts';

export type Verdict = Outcome['verdict'];

/** What needs attention first comes first. */
export const verdicts: readonly Verdict[] = ['fail', 'warn', 'undecided', 'blocked', 'untested', 'pass', 'not-applicable'];

export const wordOf = (verdict: string): string => verdict.replace('-', ' ');

/** Needed once in a page. Every verdict has its own shape and fill, so that they differ not only in colour. */
export const sprite: Markup = { markup: assetText('shapes.svg') };

export const icon = (verdict: Verdict | Report['verdict']): Markup =>
  markup`<svg class="icon is-${verdict}" aria-hidden="true" focusable="false"><use href="#shape-${verdict}"/></svg>`;

export const chip = (verdict: Verdict): Markup => markup`<span class="chip is-${verdict}">${icon(verdict)}${wordOf(verdict)}</span>`;

export const levelTag = (level: string): Markup => markup`<span class="level ${level === 'must' ? 'must' : 'should'}">${level}</span>`;

/** How many outcomes each verdict has; verdicts that do not occur are left out. */
export const tallied = (outcomes: readonly Outcome[]) =>
  verdicts
    .map((verdict) => ({ verdict, number: outcomes.filter((outcome) => outcome.verdict === verdict).length }))
    .filter(({ number }) => number > 0);

export const tally = (outcomes: readonly Outcome[]): Markup =>
  markup`${tallied(outcomes).map(({ verdict, number }) => markup`<span class="tally is-${verdict}">${icon(verdict)}<b>${number}</b> ${wordOf(verdict)}</span> `)}`;

/** The numbers as a bar, worst first, because people look there first. */
export function picture(title: string, outcomes: readonly Outcome[], fullWidth: number): Markup {
  const shares = tallied(outcomes);
  const words = shares.map(({ verdict, number }) => `${number} ${wordOf(verdict)}`).join(', ');
  let before = 0;
  const bars = shares.map(({ verdict, number }) => {
    const x = (100 * before) / fullWidth;
    before += number;
    return markup`<rect class="bar is-${verdict}" x="${x.toFixed(2)}%" y="0" width="${((100 * number) / fullWidth).toFixed(2)}%" height="14" rx="2"/>`;
  });
  return markup`<svg class="picture" role="img" aria-label="${cut(title, 200).start}: ${words}" width="100%" height="14">${bars}</svg>`;
}
