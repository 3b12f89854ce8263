import type { Report } from '../../engine/judging/report.ts';
import { type DriverCall, driversIn, type RecordedExchange, type Recording } from '../../engine/recording/recording.ts';
import { milliseconds, moreAtOnce, timesIn } from '../times.ts';
import type { ShownEvidence } from './evidence.ts';
import { exchangeLine, shownExchange } from './exchange.ts';
import { countText, link, type Markup, markup, outsideText } from './markup.ts';
import { type Section, section } from './page.ts';

interface Span {
  start: number;
  length: number;
}

interface Scene {
  play: string;
  exchanges: { exchange: RecordedExchange; labels: readonly string[] }[];
  drivers: DriverCall[];
  /** From its start to its end, where the recording tells. */
  whole?: Span;
}

/** Where the time went: every play as a picture, then its exchanges and driver calls one by one. */
export function timeline(report: Report, evidence: ShownEvidence): Section[] {
  const scenes = scenesOf(report, evidence);
  if (scenes.length === 0) return [];
  const { drivers, exchanges, areDeploymentsInTurn } = timesIn(report);
  const whole = span(scenes.flatMap((each) => marksIn(each, evidence)));
  const parts = [
    `${countText(exchanges.count, 'exchange')} (${milliseconds(exchanges.ms)})`,
    ...(drivers.count > 0 ? [`${countText(drivers.count, 'driver call')} (${milliseconds(drivers.ms)})`] : []),
  ];
  const content = markup`<p>${parts.join(' and ')} in ${milliseconds(report.ms ?? whole.length)}, play by play.${areDeploymentsInTurn && ` ${moreAtOnce}`}${evidence.folded > 0 && markup` <strong>${countText(evidence.folded, 'exchange')} behind what passed</strong> are in report.json.`}</p>
${legend(drivers.count > 0)}
<div class="scenes"><p class="axis" aria-hidden="true"><span>0</span><span>${milliseconds(whole.length)}</span></p>
${scenes.map((each) => scene(each, whole, evidence))}</div>`;
  return section('timeline', 'Timeline', content);
}

/** Plays in the order in which they began, those without an exchange too. */
function scenesOf({ recordings }: Report, evidence: ShownEvidence): Scene[] {
  const scenes = new Map<string, Scene>();
  const sceneOf = (play: string): Scene => {
    const known = scenes.get(play) ?? { play, exchanges: [], drivers: [] };
    scenes.set(play, known);
    return known;
  };
  const places = playPlaces(evidence.shown, recordings);
  for (const [index, exchange] of evidence.shown.entries()) {
    const place = places[index] ?? { play: '', labels: [] };
    sceneOf(place.play).exchanges.push({ ...place, exchange });
  }
  for (const { play, observations, started, ms } of recordings) {
    const drivers = driversIn(observations);
    if (drivers.length > 0) sceneOf(play).drivers.push(...drivers);
    const own = scenes.get(play);
    if (own && started !== undefined && ms !== undefined) own.whole = { start: started, length: ms };
  }
  return [...scenes.values()].sort((a, b) => span(marksIn(a, evidence)).start - span(marksIn(b, evidence)).start);
}

/** What is drawn of a play. */
const marksIn = ({ exchanges, drivers, whole }: Scene, evidence: ShownEvidence): Mark[] => [
  ...(whole ? [{ kind: 'whole' as const, ...whole }] : []),
  ...drivers.map(({ started, ms }) => ({ kind: 'driver' as const, start: started, length: ms })),
  ...exchanges.map(({ exchange: { number = -1, error, started, ms } }) => ({
    kind: evidence.against.has(number) ? ('against' as const) : error ? ('broken' as const) : ('fine' as const),
    start: started,
    length: ms.total,
  })),
];

function span(parts: readonly Span[]): Span {
  let first = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (const { start, length } of parts) {
    first = Math.min(first, start);
    end = Math.max(end, start + length);
  }
  return { start: first, length: Math.max(1, end - first) };
}

/** Kinds of marks, the lowest first: each is as high as it matters, so that colour is not all that tells them apart. */
const marks = {
  whole: { y: 6, height: 4, says: 'a play' },
  driver: { y: 3, height: 10, says: 'a driver' },
  fine: { y: 5, height: 6, says: 'an exchange' },
  broken: { y: 1, height: 14, says: 'no answer' },
  against: { y: 1, height: 14, says: 'against a requirement' },
};

type Mark = Span & { kind: keyof typeof marks };

const legend = (hasDrivers: boolean): Markup =>
  markup`<ul class="legend">${Object.entries(marks)
    .filter(([kind]) => kind !== 'driver' || hasDrivers)
    .map(
      ([kind, { y, height, says }]) =>
        markup`<li><svg class="lane" aria-hidden="true" width="14" height="16"><rect class="${kind}" x="1" y="${y}" width="12" height="${height}"/></svg> ${says}</li>`,
    )}</ul>`;

/** When a play ran, and what it did meanwhile, within the whole run. */
function lane(each: Scene, { start, length }: Span, evidence: ShownEvidence): Markup {
  const kinds = Object.keys(marks);
  // What matters more is drawn later, so that nothing hides it.
  const rects = marksIn(each, evidence)
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .map(({ kind, ...own }) => {
      const width = Math.max(0.6, (100 * own.length) / length);
      const x = Math.max(0, Math.min(100 - width, (100 * (own.start - start)) / length));
      const { y, height } = marks[kind];
      return markup`<rect class="${kind}" x="${x.toFixed(1)}%" y="${y}" width="${width.toFixed(1)}%" height="${height}"/>`;
    });
  return markup`<svg class="lane" aria-hidden="true" width="100%" height="16"><line x1="0" x2="100%" y1="8" y2="8"/>${rects}</svg>`;
}

function scene(each: Scene, whole: Span, evidence: ShownEvidence): Markup {
  const { play, exchanges, drivers } = each;
  const slowest = Math.max(...exchanges.map(({ exchange }) => exchange.ms.total), ...drivers.map(({ ms }) => ms), 1);
  const against = exchanges.filter(({ exchange }) => evidence.against.has(exchange.number ?? -1)).length;
  const parts = [
    ...(exchanges.length > 0 ? [countText(exchanges.length, 'exchange')] : []),
    ...(drivers.length > 0 ? [countText(drivers.length, 'driver call')] : []),
    milliseconds((each.whole ?? span(marksIn(each, evidence))).length),
  ];
  const rows = [
    ...drivers.map((driver) => ({ at: driver.started, shown: driverRow(driver, slowest) })),
    ...exchanges.map((one) => ({ at: one.exchange.started, shown: row(one, slowest, evidence) })),
  ].sort((a, b) => a.at - b.at);
  return markup`<details class="scene"><summary><span class="play"><h3>${play === '' ? 'Outside of the plays' : outsideText(play)}</h3> <span class="sum">${parts.join(', ')}${against > 0 && markup`, <b>${against} against a requirement</b>`}</span></span>${lane(each, whole, evidence)}</summary><ol>${rows.map(({ shown }) => shown)}</ol></details>
`;
}

const bar = (ms: number, slowest: number): Markup =>
  markup`<svg class="length" aria-hidden="true" height="4"><rect width="${((100 * ms) / slowest).toFixed(1)}%" height="4" rx="2"/></svg>`;

const driverRow = ({ kind, what, outcome, ms }: DriverCall, slowest: number): Markup =>
  markup`<li class="driver-call"><span class="method">${kind}</span> <span>${outsideText(what, 200)}</span> <span class="label">driver ${outcome}</span> <span class="ms">${milliseconds(ms)}</span> ${bar(ms, slowest)}</li>`;

function row({ exchange, labels }: Scene['exchanges'][number], slowest: number, evidence: ShownEvidence): Markup {
  const number = exchange.number ?? -1;
  const against = (evidence.against.get(number) ?? []).slice(0, 5);
  return markup`<li><details class="exchange" id="exchange-${number}"><summary><span class="number">#${number}</span> ${exchangeLine(exchange)} <span class="label">${outsideText(labels.join(', '), 200)}</span> ${bar(exchange.ms.total, slowest)}</summary>
${against.length > 0 && markup`<p class="against">Speaks against ${against.map((id) => markup`<a href="${link(id)}"><code>${outsideText(id)}</code></a> `)}</p>`}${shownExchange(exchange, { room: evidence.room })}</details></li>`;
}

/** Where an exchange was made, and the labels under which it was seen. */
interface PlayPlace {
  play: string;
  labels: string[];
}

/** The place of each exchange, in the order of the report. Observations name most of them; the others go to the play that is nearer in time. */
export function playPlaces(exchanges: readonly RecordedExchange[], recordings: readonly Recording[]): PlayPlace[] {
  const named = new Map<number, PlayPlace>();
  for (const { play, observations } of recordings) {
    for (const { label, exchanges: numbers } of observations) {
      for (const number of numbers) {
        const place = named.get(number) ?? { play, labels: [] };
        named.set(number, { ...place, labels: [...place.labels, label] });
      }
    }
  }
  const places = exchanges.map(({ number, started }, index) => ({ started, place: named.get(number ?? index) }));
  return places.map(({ place, started }, index) => {
    if (place) return place;
    const before = places.findLast((one, at) => at < index && one.place);
    const after = places.find((one, at) => at > index && one.place);
    const isNearerBefore = before && (!after || started - before.started <= after.started - started);
    return { play: (isNearerBefore ? before : after)?.place?.play ?? '', labels: [] };
  });
}
