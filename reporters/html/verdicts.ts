import type { Report } from '../../engine/judging/report.ts';
import type { Outcome } from '../../engine/judging/verdict.ts';
import { type Markup, markup, nothing } from './markup.ts';

export type Verdict = Outcome['verdict'];

/** In the order of what needs a person first. */
export const verdicts: readonly Verdict[] = ['fail', 'warn', 'undecided', 'blocked', 'untested', 'pass', 'not-applicable'];

export const wordOf = (verdict: Verdict): string => (verdict === 'not-applicable' ? 'not applicable' : verdict);

/** Every verdict has a shape of its own, so that colour is never needed to tell them apart. */
const shapes: Record<Verdict | Report['verdict'], string> = {
  pass: '<circle cx="8" cy="8" r="7"/><path class="line" d="m4.8 8.2 2.2 2.3 4.3-4.8"/>',
  fail: '<path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z"/><path class="line" d="m5.5 5.5 5 5m0-5-5 5"/>',
  warn: '<path d="M8 1.2 15.4 14.5H.6z"/><path class="line" d="M8 6v4m0 2.1v.1"/>',
  blocked: '<circle class="open" cx="8" cy="8" r="6.2"/><path class="edge" d="M3.6 12.4 12.4 3.6"/>',
  undecided: '<path d="M8 .5 15.5 8 8 15.5.5 8z"/><path class="line" d="M6.3 6.5c.2-2.4 3.6-2.1 3.4 0C9.6 7.8 8 7.8 8 9.3m0 2v.1"/>',
  untested: '<circle class="open dashed" cx="8" cy="8" r="6.2"/>',
  'not-applicable': '<path class="edge" d="M3 8h10"/>',
  conforming: '<circle cx="8" cy="8" r="7.5"/><path class="line" d="m4.6 8.2 2.4 2.5 4.5-5.1"/>',
  'not-conforming': '<path d="M4.9.5h6.2l4.4 4.4v6.2l-4.4 4.4H4.9L.5 11.1V4.9z"/><path class="line" d="m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2"/>',
  inconclusive: '<path d="M8 .3 15.7 8 8 15.7.3 8z"/><path class="line" d="M6.3 6.3c.2-2.4 3.6-2.1 3.4 0C9.6 7.6 8 7.6 8 9.2m0 2v.1"/>',
  partial: '<circle class="open" cx="8" cy="8" r="6.8"/><path d="M8 1.2a6.8 6.8 0 0 1 0 13.6z"/>',
};

/** The shapes, once in a page; `icon` refers to them. */
export const sprite: Markup = {
  markup: `<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">${Object.entries(shapes)
    .map(([name, shape]) => `<symbol id="shape-${name}" viewBox="0 0 16 16">${shape}</symbol>`)
    .join('')}${patterns()}</svg>`,
};

/** Fills of bars: some are striped or dotted, so that they differ in print too. */
function patterns(): string {
  const pattern = (name: string, drawing: string) =>
    `<pattern id="fill-${name}" class="is-${name}" width="6" height="6" patternUnits="userSpaceOnUse"><rect class="ground" width="6" height="6"/>${drawing}</pattern>`;
  return [
    pattern('fail', '<path class="stripe" d="M-1 1l2-2M0 6l6-6M5 7l2-2"/>'),
    pattern('warn', '<circle class="dot" cx="3" cy="3" r="1.2"/>'),
    pattern('blocked', '<path class="stripe" d="M0 3h6"/>'),
    pattern('undecided', '<path class="stripe" d="M3 0v6"/>'),
  ].join('');
}

export const icon = (verdict: Verdict | Report['verdict']): Markup =>
  markup`<svg class="icon is-${verdict}" aria-hidden="true" focusable="false"><use href="#shape-${verdict}"/></svg>`;

/** Shape, colour and word. */
export const chip = (verdict: Verdict): Markup => markup`<span class="chip is-${verdict}">${icon(verdict)}${wordOf(verdict)}</span>`;

export const levelTag = (level: string): Markup => markup`<span class="level ${level === 'must' ? 'must' : 'should'}">${level}</span>`;

/** How many of each verdict there are, in words with their shapes; verdicts that do not occur are left out. */
export const tally = (outcomes: readonly Outcome[]): Markup => {
  const all = verdicts.map((verdict) => ({ verdict, number: outcomes.filter((outcome) => outcome.verdict === verdict).length }));
  return markup`${all.map(({ verdict, number }) =>
    number > 0 ? markup`<span class="tally is-${verdict}">${icon(verdict)}<b>${number}</b> ${wordOf(verdict)}</span> ` : nothing,
  )}`;
};
