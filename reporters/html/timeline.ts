import { countText } from '../../engine/documents/show.ts';
import { type DriverCall, driversIn, type RecordedExchange } from '../../engine/recording/recording.ts';
import type { Recording, Report } from '../../specs/generated/schemas.ts';
import { groups } from '../groups.ts';
import { milliseconds, moreAtOnce, paceTexts, timesIn } from '../times.ts';
import type { ShownEvidence } from './evidence.ts';
import { exchangeLine, shownExchange } from './exchange.ts';
import { joined, link, type Markup, markup, outsideText } from './markup.ts';
import { type Section, section } from './page.ts';

/** Kinds of marks, least important first; more important ones are higher and drawn later, so that they differ not only in colour. */
const marks = {
  look: { y: 9, height: 4, says: 'answered, GET or HEAD' },
  effect: { y: 5, height: 12, says: 'accepted, may change something' },
  refused: { y: 5, height: 12, says: 'refused' },
  driver: { y: 5, height: 12, says: 'a driver' },
  broken: { y: 1, height: 20, says: 'no answer, or a server error' },
  against: { y: 1, height: 20, says: 'against a requirement' },
};

const kinds = Object.keys(marks) as (keyof typeof marks)[];

/** How many operations have a lane of their own, and which share of the requests such a one has at least. */
const MAX_LANES = 8;
const MIN_SHARE = 0.02;

/** In milliseconds. */
type Span = { start: number; length: number };

/** A driver call or an exchange of a play. */
type Step = Span & { kind: keyof typeof marks; play: string; lane: string; number?: number; row(slowest: number): Markup };

/** What a run did over time, by operation; then every exchange and driver call, play by play. */
export function timeline(report: Report, evidence: ShownEvidence): Section[] {
  const { drivers, exchanges, areDeploymentsInTurn } = timesIn(report);
  const steps: Step[] = [
    ...report.recordings.flatMap(({ play, observations }) => driversIn(observations).map((call) => driverStep(play, call))),
    ...playPlaces(evidence.shown, report.recordings).map((place) => exchangeStep(place, evidence)),
  ];
  if (steps.length === 0) return [];
  const run = around(steps);
  const present = kinds.filter((kind) => steps.some((step) => step.kind === kind));
  const counts = [countText(exchanges.count, 'exchange'), ...(drivers.count > 0 ? [countText(drivers.count, 'driver call')] : [])];
  const scenes = scenesOf(steps, report);
  const content = markup`<p>${counts.join(' and ')} in ${milliseconds(report.ms ?? run.length)}.${paceTexts(report)
    .map((text) => ` ${text}.`)
    .join(
      '',
    )}${areDeploymentsInTurn && ` ${moreAtOnce}`}${evidence.folded > 0 && markup` <strong>${countText(evidence.folded, 'exchange')} behind what passed</strong> are in report.json.`}</p>
<ul class="legend">${present.map((kind) => markup`<li><svg class="lane" aria-hidden="true" width="14" height="22">${mark(kind, '5', '4')}</svg> ${marks[kind].says}</li>`)}</ul>
<div class="lanes"><p class="axis" aria-hidden="true"><span>0</span><span>${milliseconds(run.length)}</span></p>
${lanesOf(steps).map(([name, own]) => lane(name, own, run))}</div>
<details class="folded all"><summary>Every exchange, play by play (${countText(scenes.length, 'play')})</summary>${scenes.map(scene)}</details>`;
  return section('timeline', 'Timeline', content);
}

/** The operations with the most requests, in the order in which they begin; rare ones share a lane. */
function lanesOf(steps: readonly Step[]): [string, Step[]][] {
  const all = groups(steps, ({ lane }) => lane);
  const frequent = all.filter(([, own]) => own.length >= steps.length * MIN_SHARE).sort(([, a], [, b]) => b.length - a.length);
  const names = new Set((all.length > MAX_LANES ? frequent.slice(0, MAX_LANES) : all).map(([name]) => name));
  const own = all.filter(([name]) => names.has(name));
  const rare = all.flatMap(([name, rest]) => (names.has(name) ? [] : rest));
  return [...own, ...(rare.length > 0 ? [['other requests', rare] as [string, Step[]]] : [])];
}

const mark = (kind: Step['kind'], x: string, width: string): Markup =>
  markup`<rect class="${kind}" x="${x}" y="${marks[kind].y}" width="${width}" height="${marks[kind].height}"/>`;

/** The requests of one operation on the time line of the run. Its marks lead to their exchanges; with the keyboard, the list below does. */
function lane(name: string, own: readonly Step[], run: Span): Markup {
  const drawn = own
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .map(({ kind, start, length, number }) => {
      const width = Math.max(0.4, (100 * length) / run.length);
      const x = Math.max(0, Math.min(100 - width, (100 * (start - run.start)) / run.length));
      const one = mark(kind, `${x.toFixed(1)}%`, `${width.toFixed(1)}%`);
      return number === undefined ? one : markup`<a href="#exchange-${number}" tabindex="-1">${one}</a>`;
    });
  const counts = kinds
    .map((kind) => ({ kind, count: own.filter((step) => step.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => markup`<span class="of-${kind}">${count} ${shortly[kind]}</span>`);
  return markup`<div class="operation"><p><b>${outsideText(name, 200)}</b> <span class="sum">${joined(counts, ', ')}</span></p><svg class="lane" aria-hidden="true" width="100%" height="22"><line x1="0" x2="100%" y1="11" y2="11"/>${drawn}</svg></div>
`;
}

const shortly: Record<Step['kind'], string> = {
  look: 'answered',
  effect: 'accepted',
  refused: 'refused',
  driver: 'driver calls',
  broken: 'broken',
  against: 'against a requirement',
};

/** Plays in the order in which they began; one without an exchange or a driver call is left out. */
function scenesOf(steps: readonly Step[], { recordings }: Report) {
  const took = new Map(recordings.map(({ play, ms }) => [play, ms]));
  return groups(steps, ({ play }) => play)
    .map(([play, own]) => ({ play, steps: own, took: took.get(play) ?? around(own).length, start: around(own).start }))
    .sort((a, b) => a.start - b.start);
}

/** From the first start to the last end. */
function around(parts: readonly Span[]): Span {
  const start = parts.reduce((first, part) => Math.min(first, part.start), Number.POSITIVE_INFINITY);
  const end = parts.reduce((last, part) => Math.max(last, part.start + part.length), Number.NEGATIVE_INFINITY);
  return { start, length: Math.max(1, end - start) };
}

function scene({ play, steps, took }: ReturnType<typeof scenesOf>[number]): Markup {
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
  return markup`<details class="scene"><summary><h3>${play === '' ? 'Outside of the plays' : outsideText(play)}</h3> <span class="sum">${parts.join(', ')}${against > 0 && markup`, <b>${against} against a requirement</b>`}</span></summary><ol>${rows}</ol></details>
`;
}

const bar = (ms: number, slowest: number): Markup =>
  markup`<svg class="length" aria-hidden="true"><rect width="${((100 * ms) / slowest).toFixed(1)}%" height="4"/></svg>`;

const driverStep = (play: string, { kind, what, outcome, started, ms }: DriverCall): Step => ({
  play,
  lane: 'drivers',
  kind: 'driver',
  start: started,
  length: ms,
  row: (slowest) =>
    markup`<li class="driver-call"><span class="method">${kind}</span> <span>${outsideText(what, 200)}</span> <span class="label">driver ${outcome}</span> <span class="ms">${milliseconds(ms)}</span> ${bar(ms, slowest)}</li>`,
});

function exchangeStep({ exchange, play, labels }: ReturnType<typeof playPlaces>[number], evidence: ShownEvidence): Step {
  const { number = -1, started, ms } = exchange;
  const against = evidence.against.get(number) ?? [];
  const evidenceAgainst = markup`<p class="against">Evidence against ${against.slice(0, 5).map(({ id }) => markup`<a href="${link(id)}"><code>${outsideText(id)}</code></a> `)}</p>`;
  return {
    play,
    number,
    lane: laneOf(exchange),
    kind: against.length > 0 ? 'against' : kindOf(exchange),
    start: started,
    length: ms.total,
    row: (slowest) =>
      markup`<li><details class="exchange" id="exchange-${number}"><summary><span class="number">#${number}</span> ${exchangeLine(exchange)} <span class="label">${outsideText(labels.join(', '), 200)}</span> ${bar(ms.total, slowest)}</summary>
${against.length > 0 && evidenceAgainst}${shownExchange(exchange, evidence.room)}</details></li>`,
  };
}

function kindOf({ request, response, error }: RecordedExchange): Step['kind'] {
  if (error || !response || response.status >= 500) return 'broken';
  if (response.status >= 400) return 'refused';
  return request.method === 'GET' || request.method === 'HEAD' ? 'look' : 'effect';
}

/** Method and path, with ids left out and odd spellings as the usual one. */
function laneOf({ request: { method, url } }: RecordedExchange): string {
  const path = (/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#;]*)/i.exec(url)?.[1] ?? '').toLowerCase().replace(/\.json$/, '');
  const parts = path.split('/').filter((part) => part !== '');
  return `${method} /${parts.map((part) => (/^(v\d+|[^\d%]{1,24})$/.test(part) ? part : '…')).join('/')}`;
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
