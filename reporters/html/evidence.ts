import type { Report } from '../../engine/judging/report.ts';
import type { RecordedExchange } from '../../engine/recording/recording.ts';

/** Beyond so many exchanges, those behind what passed stay in report.json alone; no more than these are ever shown. */
export const MOST_EXCHANGES = 2_000;

/** Problems in the whole page, and those of them that come with their exchanges. */
const MOST_PROBLEMS = 4_000;

/** Bytes that the texts of all exchanges together may take. */
const BUDGET = 500_000;

/** Bytes for each text of an exchange, from plenty to hardly any. */
const ROOMS = [6_000, 3_000, 1_500, 800, 400, 200, 100];

export interface ShownEvidence {
  of(numbers: readonly number[] | undefined): RecordedExchange[];
  /** Those of the timeline, in order. */
  shown: readonly RecordedExchange[];
  isShown(number: number): boolean;
  /** How many are in report.json only. */
  folded: number;
  /** Ids of the requirements that an exchange speaks against. */
  against: ReadonlyMap<number, readonly string[]>;
  /** How much of each text of an exchange is shown, in bytes. */
  room: number;
  /** Problems of one requirement that are shown, and those of them with exchanges. */
  problems: number;
  withExchanges: number;
}

/** Which exchanges a page shows, and how much of each. */
export function evidenceIn({ exchanges, requirements }: Report): ShownEvidence {
  const byNumber = new Map(exchanges.map((exchange, index) => [exchange.number ?? index, exchange]));
  const against = new Map<number, string[]>();
  let mentions = 0;
  let broken = 0;
  for (const { id, problems = [] } of requirements) {
    if (problems.length > 0) broken++;
    for (const number of new Set(problems.flatMap((problem) => problem.exchanges ?? []))) {
      const ids = against.get(number) ?? [];
      if (ids.length === 0) against.set(number, ids);
      ids.push(id);
      mentions++;
    }
  }
  const wanted = exchanges.length > MOST_EXCHANGES ? exchanges.filter(({ number = -1, error }) => against.has(number) || error) : exchanges;
  const shown = wanted.slice(0, MOST_EXCHANGES);
  const numbers = new Set(shown.map(({ number }) => number));
  return {
    of: (numbers = []) => numbers.flatMap((number) => byNumber.get(number) ?? []),
    shown,
    isShown: (number) => numbers.has(number),
    folded: exchanges.length - shown.length,
    against,
    room: roomFor(shown, mentions),
    problems: share(MOST_PROBLEMS, broken, 50),
    withExchanges: share(MOST_EXCHANGES, broken, 10),
  };
}

/** An equal share of what the page takes, at least one and no more than anyone reads. */
const share = (all: number, among: number, most: number): number => Math.max(1, Math.min(most, Math.floor(all / Math.max(1, among))));

/** The most that fits: in most runs everything does. Exchanges behind a problem are shown there once more. */
function roomFor(shown: readonly RecordedExchange[], mentions: number): number {
  const sizes = shown.map(({ request, response }) => [
    request.url.length,
    sizeOf(request.headers),
    request.body?.length ?? 0,
    sizeOf(response?.headers ?? []),
    response?.body.length ?? 0,
  ]);
  const again = 1 + Math.min(1, mentions / Math.max(1, shown.length));
  const total = (room: number) => again * sizes.flat().reduce((sum, size) => sum + Math.min(size, room), 0);
  return ROOMS.find((room) => total(room) <= BUDGET) ?? Math.min(...ROOMS);
}

const sizeOf = (headers: RecordedExchange['request']['headers']): number =>
  headers.reduce((sum, [name, value]) => sum + name.length + value.length + 3, 0);
