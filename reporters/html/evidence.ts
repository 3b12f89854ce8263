import type { Report } from '../../engine/judging/report.ts';
import type { RecordedExchange } from '../../engine/recording/recording.ts';

/** The most exchanges in a page; of a larger run, only those behind a problem or an error are shown. */
const MOST_EXCHANGES = 2_000;

/** Problems in the whole page, and those of them that come with their exchanges. */
const MOST_PROBLEMS = 4_000;

/** Bytes that the texts of all exchanges together may take. */
const BUDGET = 500_000;

/** Bytes for each text of an exchange, from plenty to hardly any. */
const ROOMS = [6_000, 3_000, 1_500, 800, 400, 200, 100];

export type ShownEvidence = ReturnType<typeof evidenceIn>;

/** Which exchanges a page shows, and how much of each. */
export function evidenceIn({ exchanges, requirements }: Report) {
  const byNumber = new Map(exchanges.map((exchange, index) => [exchange.number ?? index, exchange]));
  const against = new Map<number, string[]>();
  for (const { id, problems = [] } of requirements) {
    for (const number of new Set(problems.flatMap((problem) => problem.exchanges ?? []))) {
      const ids = against.get(number) ?? [];
      if (ids.push(id) === 1) against.set(number, ids);
    }
  }
  const wanted = exchanges.length > MOST_EXCHANGES ? exchanges.filter(({ number = -1, error }) => against.has(number) || error) : exchanges;
  const shown = wanted.slice(0, MOST_EXCHANGES);
  const numbers = new Set(shown.map(({ number }) => number));
  const mentions = [...against.values()].reduce((sum, ids) => sum + ids.length, 0);
  const broken = requirements.filter(({ problems = [] }) => problems.length > 0).length;
  return {
    of: (wantedNumbers: readonly number[]): RecordedExchange[] => wantedNumbers.flatMap((number) => byNumber.get(number) ?? []),
    /** Those of the timeline, in order. */
    shown,
    isShown: (number: number): boolean => numbers.has(number),
    /** How many are in report.json only. */
    folded: exchanges.length - shown.length,
    /** Ids of the requirements that an exchange speaks against. */
    against,
    /** How much of each text of an exchange is shown, in bytes. */
    room: roomFor(shown, mentions),
    /** Problems of one requirement that are shown, and those of them with exchanges. */
    problems: share(MOST_PROBLEMS, broken, 50),
    withExchanges: share(MOST_EXCHANGES, broken, 10),
  };
}

/** An equal share of what the page takes, at least one and no more than anyone reads. */
const share = (all: number, among: number, most: number): number => Math.max(1, Math.min(most, Math.floor(all / Math.max(1, among))));

/** The most that fits: in most runs everything does. Exchanges behind a problem are shown there once more. */
function roomFor(shown: readonly RecordedExchange[], mentions: number): number {
  const headerSize = (headers: RecordedExchange['request']['headers'] = []) =>
    headers.reduce((sum, [name, value]) => sum + name.length + value.length + 3, 0);
  const sizes = shown.flatMap(({ request, response }) => [
    ...[request.url.length, headerSize(request.headers), request.body?.length ?? 0],
    ...[headerSize(response?.headers), response?.body.length ?? 0],
  ]);
  const again = 1 + Math.min(1, mentions / Math.max(1, shown.length));
  const total = (room: number) => again * sizes.reduce((sum, size) => sum + Math.min(size, room), 0);
  return ROOMS.find((room) => total(room) <= BUDGET) ?? Math.min(...ROOMS);
}
