import type { Report } from '../../engine/judging/report.ts';
import type { RecordedExchange, Recording } from '../../engine/recording/recording.ts';
import type { ShownEvidence } from './evidence.ts';
import { exchangeLine, milliseconds, shownExchange } from './exchange.ts';
import { countText, link, type Markup, markup, outsideText } from './markup.ts';
import type { MaybeSection } from './section.ts';

interface Scene {
  play: string;
  exchanges: (PlayPlace & { exchange: RecordedExchange })[];
}

/** Every exchange in the order in which plays made them: first as a picture, then one by one. */
export function timeline({ exchanges, recordings }: Report, evidence: ShownEvidence): MaybeSection {
  if (exchanges.length === 0) return undefined;
  const places = playPlaces(evidence.shown, recordings);
  const scenes: Scene[] = [];
  for (const [index, exchange] of evidence.shown.entries()) {
    const place = places[index] ?? { play: '', labels: [] };
    if (scenes.at(-1)?.play !== place.play) scenes.push({ play: place.play, exchanges: [] });
    scenes.at(-1)?.exchanges.push({ ...place, exchange });
  }
  const whole = span(evidence.shown);
  const content = markup`<p>${countText(exchanges.length, 'exchange')} in ${milliseconds(span(exchanges).length)}, play by play.${evidence.folded > 0 && markup` <strong>${countText(evidence.folded, 'exchange')} behind what passed</strong> are in report.json.`}</p>
<div class="scenes"><p class="axis" aria-hidden="true"><span>0</span><span>${milliseconds(whole.length)}</span></p>
${scenes.map((each) => scene(each, whole, evidence))}</div>`;
  return { id: 'timeline', title: 'Timeline', content };
}

interface Span {
  start: number;
  length: number;
}

function span(exchanges: readonly RecordedExchange[]): Span {
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (const { started, ms } of exchanges) {
    start = Math.min(start, started);
    end = Math.max(end, started + ms.total);
  }
  return { start, length: Math.max(1, end - start) };
}

/** When the exchanges of a play were made, within the whole run; what speaks against a requirement stands out by its height too. */
function lane(exchanges: Scene['exchanges'], { start, length }: Span, evidence: ShownEvidence): Markup {
  const isAgainst = ({ exchange }: Scene['exchanges'][number]) => evidence.against.has(exchange.number ?? -1);
  // Drawn last, so that nothing hides them.
  const inOrder = [...exchanges.filter((each) => !isAgainst(each)), ...exchanges.filter(isAgainst)];
  const marks = inOrder.map(({ exchange: { started, ms, number = -1, error } }) => {
    const kind = evidence.against.has(number) ? 'against' : error ? 'broken' : 'fine';
    const width = Math.max(0.6, (100 * ms.total) / length);
    const x = Math.min(100 - width, (100 * (started - start)) / length);
    return markup`<rect class="${kind}" x="${x.toFixed(1)}%" y="${kind === 'fine' ? 5 : 1}" width="${width.toFixed(1)}%" height="${kind === 'fine' ? 6 : 14}"/>`;
  });
  return markup`<svg class="lane" aria-hidden="true" width="100%" height="16"><line x1="0" x2="100%" y1="8" y2="8"/>${marks}</svg>`;
}

function scene({ play, exchanges }: Scene, whole: Span, evidence: ShownEvidence): Markup {
  const slowest = Math.max(...exchanges.map(({ exchange }) => exchange.ms.total), 1);
  const against = exchanges.filter(({ exchange }) => evidence.against.has(exchange.number ?? -1)).length;
  return markup`<details class="scene"><summary><span class="play"><h3>${play === '' ? 'Outside of the plays' : outsideText(play)}</h3> <span class="sum">${countText(exchanges.length, 'exchange')}${against > 0 && markup`, <b>${against} against a requirement</b>`}</span></span>${lane(exchanges, whole, evidence)}</summary><ol>${exchanges.map(
    (each) => row(each, slowest, evidence),
  )}</ol></details>
`;
}

function row({ exchange, labels }: Scene['exchanges'][number], slowest: number, evidence: ShownEvidence): Markup {
  const number = exchange.number ?? -1;
  const against = (evidence.against.get(number) ?? []).slice(0, 5);
  const width = ((100 * exchange.ms.total) / slowest).toFixed(1);
  return markup`<li><details class="exchange" id="exchange-${number}"><summary><span class="number">#${number}</span> ${exchangeLine(exchange)} <span class="label">${outsideText(labels.join(', '), 200)}</span> <svg class="length" aria-hidden="true" height="4"><rect width="${width}%" height="4" rx="2"/></svg></summary>
${against.length > 0 && markup`<p class="against">Speaks against ${against.map((id) => markup`<a href="${link(id)}"><code>${outsideText(id)}</code></a> `)}</p>`}${shownExchange(exchange, { room: evidence.room })}</details></li>`;
}

/** Where an exchange was made, and the labels under which it was seen. */
interface PlayPlace {
  play: string;
  labels: string[];
}

/**
 * The place of each exchange, in the order of the report. Observations name most of them; those between two plays go to the
 * one they are nearer to in time, since the longest pause is where one play ends and the next begins.
 */
export function playPlaces(exchanges: readonly RecordedExchange[], recordings: readonly Recording[]): PlayPlace[] {
  const named = new Map<number, PlayPlace>();
  for (const { play, observations } of recordings) {
    for (const { label, exchanges: numbers } of observations) {
      for (const number of numbers) {
        const place = named.get(number);
        if (place) place.labels.push(label);
        else named.set(number, { play, labels: [label] });
      }
    }
  }
  const places = exchanges.map(({ number }, index) => named.get(number ?? index));
  let from = 0;
  while (from < places.length) {
    if (places[from]) {
      from++;
      continue;
    }
    const next = places.findIndex((place, index) => index > from && place !== undefined);
    const to = next === -1 ? places.length : next;
    const [before, after] = [places[from - 1]?.play, places[to]?.play];
    const split = after === undefined ? to : before === undefined ? from : longestPause(exchanges, from, to);
    for (let index = from; index < to; index++) places[index] = { play: (index < split ? before : after) ?? '', labels: [] };
    from = to;
  }
  return places.map((place) => place ?? { play: '', labels: [] });
}

/** The exchange before which nothing happened for longest. */
function longestPause(exchanges: readonly RecordedExchange[], from: number, to: number): number {
  const pauses = Array.from({ length: to - from + 1 }, (_, offset) => {
    const [one, two] = [exchanges[from + offset - 1], exchanges[from + offset]];
    return one && two ? two.started - one.started - one.ms.total : 0;
  });
  return from + pauses.indexOf(Math.max(...pauses));
}
