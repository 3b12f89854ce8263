import type { components } from '../../specs/generated/schemas.ts';
import type { Joined, Observation, RecordedExchange } from '../recording/recording.ts';
import { parseUrl } from '../wire/url.ts';

export type Outage = components['schemas']['Outage'];

/** A target that nobody could reach at all. */
export const neverThere = (why: string, setting: string): Outage => ({ says: why, hint: `start it, or check ${setting}` });

/** A target that refuses the credentials of its configuration. */
export const credentialsRefused = (says: string, hint: string): Outage => ({ says, hint, refused: true });

/** A run in which the target stopped answering: what it did not answer any more is undecided, and says since when. */
export function withOutage(played: Joined): { played: Joined; outage?: Outage } {
  const stop = stopIn(played.exchanges);
  if (!stop) return { played };
  const { last, message, lost } = stop;
  const says = `it stopped answering after #${last.number} (${last.request.method} ${pathOf(last.request.url)}): ${message}`;
  const isLost = ({ exchanges, skipped }: Observation) =>
    !skipped && lost.has(played.exchanges[exchanges.at(-1) ?? -1] as RecordedExchange);
  let hasStopped = false;
  const recordings = played.recordings.map((recording) => ({
    ...recording,
    observations: recording.observations.map((one) => {
      hasStopped ||= isLost(one);
      // What was given up for lack of something that never came is as open as that.
      const isGivenUp = hasStopped && one.skipped && !one.skipped.byChoice && !one.skipped.isNotApplicable;
      if (!isLost(one) && !isGivenUp) return one;
      const { skipped: _, ...rest } = one;
      return { ...rest, undecided: says };
    }),
  }));
  const hint = 'Look in the log of your service for what ended it, then run again.';
  return { played: { ...played, recordings }, outage: { says, hint, after: last.number ?? 0 } };
}

interface Stop {
  /** The last request that reached it. */
  last: RecordedExchange;
  message: string;
  lost: ReadonlySet<RecordedExchange>;
}

/** An address that answered, and where nobody listens from some time on. */
function stopIn(exchanges: readonly RecordedExchange[]): Stop | undefined {
  const inOrder = exchanges.toSorted((a, b) => a.started - b.started || (a.number ?? 0) - (b.number ?? 0));
  for (const origin of new Set(inOrder.map(originOf))) {
    const own = inOrder.filter((exchange) => originOf(exchange) === origin);
    const answered = own.findLastIndex(({ response }) => response);
    const tail = own.slice(answered + 1);
    const gone = tail.findIndex(({ error }) => error?.kind === 'refused');
    if (answered < 0 || gone < 0) continue;
    return {
      // A request that was sent again reached it the first time.
      last: (tail[gone]?.resent ? tail[gone] : (tail[gone - 1] ?? own[answered])) as RecordedExchange,
      message: tail[gone]?.error?.message ?? '',
      lost: new Set(inOrder.slice(inOrder.indexOf(tail[0] as RecordedExchange)).filter(({ response }) => !response)),
    };
  }
  return undefined;
}

const originOf = ({ request }: RecordedExchange): string => parseUrl(request.url)?.origin ?? '';

const pathOf = (url: string): string => parseUrl(url)?.pathname ?? url;
