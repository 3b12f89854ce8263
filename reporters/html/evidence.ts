import type { RecordedExchange } from '../../engine/recording/recording.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { groups } from '../groups.ts';

/** The limit for exchanges in a page; a larger run shows only those behind a problem or an error. */
const MAX_EXCHANGES = 2_000;

/** The limit for problems in the whole page. */
const MAX_PROBLEMS = 4_000;

/** Bytes that the texts of all exchanges together may take. */
const BUDGET = 500_000;

/** Bytes for each text of an exchange, largest first: the first that fits the budget is used, or else the smallest. */
const ROOMS = [6_000, 3_000, 1_500, 800, 400, 200, 100];

export type ShownEvidence = ReturnType<typeof evidenceIn>;

/** Which exchanges a page shows, and how much of each. */
export function evidenceIn({ exchanges, requirements, recordings }: Report) {
  const byNumber = new Map(exchanges.map((exchange, index) => [exchange.number ?? index, exchange]));
  const mentions = requirements.flatMap(({ id, problems = [] }) =>
    [...new Set(problems.flatMap((problem) => problem.exchanges ?? []))].map((number) => ({ id, number })),
  );
  const against = new Map(groups(mentions, ({ number }) => number));
  const wanted = exchanges.length > MAX_EXCHANGES ? exchanges.filter(({ number = -1, error }) => against.has(number) || error) : exchanges;
  const shown = wanted.slice(0, MAX_EXCHANGES);
  const numbers = new Set(shown.map(({ number }) => number));
  const observations = recordings.flatMap((recording) => recording.observations);
  const observed = new Map(observations.flatMap((one) => one.exchanges.map((number) => [number, one] as const)).toReversed());
  const byLabel = new Map(groups(observations, ({ label }) => label));
  const broken = requirements.filter(({ problems = [] }) => problems.length > 0).length;
  return {
    of: (wantedNumbers: readonly number[]): RecordedExchange[] => wantedNumbers.flatMap((number) => byNumber.get(number) ?? []),
    /** The observation that an exchange was first seen in, and all with the same label. */
    observedAs: (number: number) => {
      const own = observed.get(number);
      return { own, alike: (own && byLabel.get(own.label)) ?? [] };
    },
    /** The exchanges of the timeline, in order. */
    shown,
    isShown: (number: number): boolean => numbers.has(number),
    /** How many are in report.json only. */
    folded: exchanges.length - shown.length,
    /** For each exchange, the requirements that it shows to be broken. */
    against,
    /** How much of each text of an exchange is shown, in bytes. */
    room: roomFor(shown, mentions.length),
    /** How many problems of one requirement are shown, and how many of them with exchanges. */
    problems: share(MAX_PROBLEMS, broken, 50),
    withExchanges: share(MAX_EXCHANGES, broken, 10),
  };
}

/** An equal share of the limit of the page: at least one, and no more than people read. */
const share = (all: number, among: number, max: number): number => Math.max(1, Math.min(max, Math.floor(all / Math.max(1, among))));

/** The largest room that fits the budget; the total counts up to twice, because problems show their exchanges again. */
function roomFor(shown: readonly RecordedExchange[], mentions: number): number {
  const headerSize = (headers: RecordedExchange['request']['headers'] = []) =>
    headers.reduce((sum, [name, value]) => sum + name.length + value.length + 3, 0);
  const sizes = shown.flatMap(({ request, response }) => [
    request.url.length,
    headerSize(request.headers),
    request.body?.length ?? 0,
    headerSize(response?.headers),
    response?.body.length ?? 0,
  ]);
  const again = 1 + Math.min(1, mentions / Math.max(1, shown.length));
  const total = (room: number) => again * sizes.reduce((sum, size) => sum + Math.min(size, room), 0);
  return ROOMS.find((room) => total(room) <= BUDGET) ?? Math.min(...ROOMS);
}
