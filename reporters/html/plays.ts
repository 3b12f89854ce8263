import type { RecordedExchange, Recording } from '../../engine/recording/recording.ts';

/** Where an exchange was made, and the labels under which it was seen. */
export interface PlayPlace {
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
