import { countText } from '../../engine/documents/show.ts';
import { type DriverCall, driversIn, type RecordedExchange } from '../../engine/recording/recording.ts';
import type { Recording, Report } from '../../specs/generated/schemas.ts';
import { groups } from '../groups.ts';
import { milliseconds, moreAtOnce, timesIn } from '../times.ts';
import type { ShownEvidence } from './evidence.ts';
import { exchangeLine, shownExchange } from './exchange.ts';
import { link, type Markup, markup, outsideText } from './markup.ts';
import { type Section, section } from './page.ts';

/** Kinds of marks, least important first; more important ones are higher, so that they differ not only in colour. */
const marks = {
  whole: { y: 6, height: 4, says: 'a play' },
  driver: { y: 3, height: 10, says: 'a driver' },
  fine: { y: 5, height: 6, says: 'an exchange' },
  broken: { y: 1, height: 14, says: 'no answer' },
  against: { y: 1, height: 14, says: 'against a requirement' },
};

const kinds = Object.keys(marks) as (keyof typeof marks)[];

/** In milliseconds. */
type Span = { start: number; length: number };

type Mark = Span & { kind: keyof typeof marks };

/** A driver call or an exchange of a play. */
type Step = Mark & { play: string; row(slowest: number): Markup };

type Scene = ReturnType<typeof scenesOf>[number];

/** Where the time went: every play as a picture, then its exchanges and driver calls one by one. */
export function timeline(report: Report, evidence: ShownEvidence): Section[] {
  const scenes = scenesOf(report, evidence);
  if (scenes.length === 0) return [];
  const { drivers, exchanges, areDeploymentsInTurn } = timesIn(report);
  const run = around(scenes);
  const parts = [
    `${countText(exchanges.count, 'exchange')} (${milliseconds(exchanges.ms)})`,
    ...(drivers.count > 0 ? [`${countText(drivers.count, 'driver call')} (${milliseconds(drivers.ms)})`] : []),
  ];
  const content = markup`<p>${parts.join(' and ')} in ${milliseconds(report.ms ?? run.length)}, play by play.${areDeploymentsInTurn && ` ${moreAtOnce}`}${evidence.folded > 0 && markup` <strong>${countText(evidence.folded, 'exchange')} behind what passed</strong> are in report.json.`}</p>
${legend(drivers.count > 0)}
<div class="scenes"><p class="axis" aria-hidden="true"><span>0</span><span>${milliseconds(run.length)}</span></p>
${scenes.map((each) => scene(each, run))}</div>`;
  return section('timeline', 'Timeline', content);
}

/** Plays in the order in which they began; one without an exchange or a driver call is left out. */
function scenesOf({ recordings }: Report, evidence: ShownEvidence) {
  const steps: Step[] = [
    ...recordings.flatMap(({ play, observations }) => driversIn(observations).map((call) => driverStep(play, call))),
    ...playPlaces(evidence.shown, recordings).map((place) => exchangeStep(place, evidence)),
  ];
  const wholes = new Map(
    recordings.flatMap(({ play, started, ms }): [string, Mark][] =>
      started === undefined || ms === undefined ? [] : [[play, { kind: 'whole', start: started, length: ms }]],
    ),
  );
  return groups(steps, ({ play }) => play)
    .map(([play, own]) => {
      const whole = wholes.get(play);
      const all: Mark[] = whole ? [whole, ...own] : own;
      return { ...around(all), play, steps: own, marks: all, took: (whole ?? around(own)).length };
    })
    .sort((a, b) => a.start - b.start);
}

/** From the first start to the last end. */
function around(parts: readonly Span[]): Span {
  const start = parts.reduce((first, part) => Math.min(first, part.start), Number.POSITIVE_INFINITY);
  const end = parts.reduce((last, part) => Math.max(last, part.start + part.length), Number.NEGATIVE_INFINITY);
  return { start, length: Math.max(1, end - start) };
}

const legend = (hasDrivers: boolean): Markup =>
  markup`<ul class="legend">${kinds
    .filter((kind) => kind !== 'driver' || hasDrivers)
    .map((kind) => {
      const { y, height, says } = marks[kind];
      return markup`<li><svg class="lane" aria-hidden="true" width="14" height="16"><rect class="${kind}" x="1" y="${y}" width="12" height="${height}"/></svg> ${says}</li>`;
    })}</ul>`;

/** When a play ran and what it did, on the time line of the whole run. */
function lane(own: readonly Mark[], run: Span): Markup {
  // More important marks are drawn later, so that nothing hides them.
  const rects = own
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .map(({ kind, start, length }) => {
      const width = Math.max(0.6, (100 * length) / run.length);
      const x = Math.max(0, Math.min(100 - width, (100 * (start - run.start)) / run.length));
      const { y, height } = marks[kind];
      return markup`<rect class="${kind}" x="${x.toFixed(1)}%" y="${y}" width="${width.toFixed(1)}%" height="${height}"/>`;
    });
  return markup`<svg class="lane" aria-hidden="true" width="100%" height="16"><line x1="0" x2="100%" y1="8" y2="8"/>${rects}</svg>`;
}

function scene({ play, steps, marks: own, took }: Scene, run: Span): Markup {
  const slowest = Math.max(...steps.map(({ length }) => length), 1);
  const drivers = steps.filter(({ kind }) => kind === 'driver').length;
  const exchanges = steps.length - drivers;
  const against = steps.filter(({ kind }) => kind === 'against').length;
  const parts = [
    ...(exchanges > 0 ? [countText(exchanges, 'exchange')] : []),
    ...(drivers > 0 ? [countText(drivers, 'driver call')] : []),
    milliseconds(took),
  ];
  const rows = steps.toSorted((a, b) => a.start - b.start).map(({ row }) => row(slowest));
  return markup`<details class="scene"><summary><span class="play"><h3>${play === '' ? 'Outside of the plays' : outsideText(play)}</h3> <span class="sum">${parts.join(', ')}${against > 0 && markup`, <b>${against} against a requirement</b>`}</span></span>${lane(own, run)}</summary><ol>${rows}</ol></details>
`;
}

const bar = (ms: number, slowest: number): Markup =>
  markup`<svg class="length" aria-hidden="true" height="4"><rect width="${((100 * ms) / slowest).toFixed(1)}%" height="4" rx="2"/></svg>`;

const driverStep = (play: string, { kind, what, outcome, started, ms }: DriverCall): Step => ({
  play,
  kind: 'driver',
  start: started,
  length: ms,
  row: (slowest) =>
    markup`<li class="driver-call"><span class="method">${kind}</span> <span>${outsideText(what, 200)}</span> <span class="label">driver ${outcome}</span> <span class="ms">${milliseconds(ms)}</span> ${bar(ms, slowest)}</li>`,
});

function exchangeStep({ exchange, play, labels }: ReturnType<typeof playPlaces>[number], evidence: ShownEvidence): Step {
  const { number = -1, started, ms, error } = exchange;
  const against = evidence.against.get(number) ?? [];
  const evidenceAgainst = markup`<p class="against">Evidence against ${against.slice(0, 5).map(({ id }) => markup`<a href="${link(id)}"><code>${outsideText(id)}</code></a> `)}</p>`;
  const answered = error ? 'broken' : 'fine';
  return {
    play,
    kind: against.length > 0 ? 'against' : answered,
    start: started,
    length: ms.total,
    row: (slowest) =>
      markup`<li><details class="exchange" id="exchange-${number}"><summary><span class="number">#${number}</span> ${exchangeLine(exchange)} <span class="label">${outsideText(labels.join(', '), 200)}</span> ${bar(ms.total, slowest)}</summary>
${against.length > 0 && evidenceAgainst}${shownExchange(exchange, evidence.room)}</details></li>`,
  };
}

/** The play and the labels of each exchange. Observations name most exchanges; the others go to the play that is nearest in time. */
export function playPlaces(exchanges: readonly RecordedExchange[], recordings: readonly Recording[]) {
  const mentions = recordings.flatMap(({ play, observations }) =>
    observations.flatMap(({ label, exchanges: numbers }) => numbers.map((number) => ({ number, play, label }))),
  );
  const named = new Map(groups(mentions, ({ number }) => number));
  const places = exchanges.map((exchange, index) => {
    const own = named.get(exchange.number ?? index) ?? [];
    return { exchange, play: own[0]?.play, labels: own.map(({ label }) => label) };
  });
  return places.map(({ exchange, play, labels }, index) => {
    if (play !== undefined) return { exchange, play, labels };
    const before = places.findLast((one, at) => at < index && one.play !== undefined);
    const after = places.find((one, at) => at > index && one.play !== undefined);
    const { started } = exchange;
    const isNearerBefore = before && (!after || started - before.exchange.started <= after.exchange.started - started);
    return { exchange, play: (isNearerBefore ? before : after)?.play ?? '', labels };
  });
}
