import { readingText } from '../../engine/catalogue/catalogue.ts';
import { countText } from '../../engine/documents/show.ts';
import { isWrong } from '../../engine/judging/verdict.ts';
import type { Outcome, Problem } from '../../specs/generated/schemas.ts';
import { answerText, pageOf } from '../words.ts';
import type { ShownEvidence } from './evidence.ts';
import { exchangeLine, shownExchange } from './exchange.ts';
import { commandText, link, type Markup, markup, nothing, outsideText, prose } from './markup.ts';
import { siblings } from './siblings.ts';

/** How many exchanges of a problem are shown: the last ones matter. */
const MAX_SHOWN = 4;

/** A longer command is not shown. */
const MAX_COMMAND = 16_000;

export function problemsOf({ id, verdict, problems = [], hint }: Outcome, evidence: ShownEvidence): Markup {
  const shown = problems.slice(0, evidence.problems);
  const rest = problems.length - shown.length;
  const page = isWrong(verdict) ? pageOf(id) : undefined;
  return markup`${page !== undefined && markup`<p class="remark"><a href="${page}">More about this requirement</a></p>`}${shown.map(
    (problem, index) => {
      const title = problems.length > 1 && markup`<h4>Problem ${index + 1} of ${problems.length}</h4>`;
      return markup`<section class="problem">${title}${versus(problem)}${details(problem, hint, index === 0)}${index < evidence.withExchanges && markup`${exchangesOf(problem, evidence, index === 0)}${repeatOf(problem)}`}</section>`;
    },
  )}${rest > 0 && markup`<p class="remark">${countText(rest, 'more problem')} in report.json.</p>`}`;
}

export function versus(problem: Pick<Problem, 'expected' | 'got'>): Markup {
  const { expected, got } = difference(problem.expected, problem.got);
  return markup`<dl class="versus told"><div class="expected"><dt>Expected</dt><dd>${expected}</dd></div><div class="got"><dt>Got</dt><dd>${got}</dd></div></dl>`;
}

/** What to change and where it was seen: the problem's own advice, or, with the first problem, that of the requirement. */
const details = ({ at, hint, answer }: Problem, general: string, isFirst: boolean): Markup => {
  const advice = hint ?? (isFirst ? general : undefined);
  return markup`<dl class="more told">${advice && markup`<div class="advice"><dt>What to change</dt><dd>${prose(advice)}</dd></div>`}${at && markup`<div><dt>Where</dt><dd><code>${outsideText(at)}</code></dd></div>`}${answer && markup`<div><dt>Answer</dt><dd>${outsideText(answerText(answer))}</dd></div>`}</dl>`;
};

function exchangesOf(problem: Problem, evidence: ShownEvidence, isFirst: boolean): Markup {
  const numbers = problem.exchanges ?? [];
  const found = evidence.of(numbers.slice(-MAX_SHOWN));
  const { field, name, status } = problem.facts ?? {};
  const keys = new Set([field, name].flatMap((one) => (typeof one === 'string' ? one.split(/[/.]/) : [])));
  const isStatus = status !== undefined;
  const shown = found.map((exchange, index) => {
    const isLast = index === found.length - 1;
    const content = isLast ? shownExchange(exchange, evidence.room, keys, isStatus) : shownExchange(exchange, evidence.room);
    return markup`<details class="exchange"${isFirst && isLast && markup` open`}><summary><span class="number">#${exchange.number ?? ''}</span> ${exchangeLine(exchange)}</summary>${content}</details>`;
  });
  const earlier = numbers
    .slice(0, -MAX_SHOWN)
    .filter(evidence.isShown)
    .map((number) => markup` <a href="${link(`exchange-${number}`)}">#${number}</a>`);
  const last = numbers.at(-1);
  return markup`${earlier.length > 0 && markup`<p class="remark">Before it:${earlier}</p>`}${shown}${isFirst && last !== undefined && siblings(last, evidence)}`;
}

/** The command to see it again; the button appears when scripts run. */
export function repeatOf({ repeat }: Pick<Problem, 'repeat'>): Markup | undefined {
  if (repeat === undefined) return undefined;
  if (repeat.length > MAX_COMMAND) return markup`<p class="remark">The command that repeats it is very long; it is in report.json.</p>`;
  return markup`<div class="repeat"><p class="side-name">See it again</p><pre><code>${commandText(repeat)}</code></pre><button type="button" class="copy" aria-live="polite">Copy<span class="unseen"> the command</span></button></div>`;
}

/** Expected and got; if both start or end with the same words, the words that differ are marked. */
export function difference(expected: string, got: string): { expected: Markup; got: Markup } {
  const [one, two] = [words(expected), words(got)];
  const shorter = Math.min(one.length, two.length);
  let start = 0;
  while (start < shorter && one[start] === two[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === two.at(-1 - end)) end++;
  const isAlike = [...one.slice(0, start), ...one.slice(one.length - end)].some((word) => /\S/.test(word));
  if (!isAlike || expected === got || expected.length + got.length > 1_000) return { expected: prose(expected), got: prose(got) };
  // What follows in the longer text is a remark, not the value.
  const length = end > 0 ? Number.POSITIVE_INFINITY : Math.max(1, shorter - start);
  const shown = (all: readonly string[]) => marked(all, start, Math.min(all.length - end, start + length));
  return { expected: shown(one), got: shown(two) };
}

const words = (text: string): string[] => text.split(/(\s+)/);

const marked = (all: readonly string[], from: number, to: number): Markup =>
  markup`<bdi>${all.slice(0, from).join('')}${to > from && markup`<mark>${all.slice(from, to).join('')}</mark>`}${all.slice(to).join('')}</bdi>`;

/** How the contract is read where it contradicts itself or is silent, folded: one sentence each. */
export function shownReadings({ readings = [] }: Pick<Outcome, 'readings'>): Markup {
  const rows = readings.map(
    (reading) =>
      markup`<p class="reading"><b>Read as:</b> ${prose(readingText(reading))} <code class="id">${outsideText(reading.id)}</code></p>\n`,
  );
  if (rows.length === 0) return nothing;
  return markup`<details class="folded"><summary>How the contract is read here: ${countText(rows.length, 'sentence')}</summary>${rows}</details>\n`;
}
