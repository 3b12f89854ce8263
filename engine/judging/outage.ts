import type { components } from '../../specs/generated/schemas.ts';
import type { Joined, Observation, RecordedExchange } from '../recording/recording.ts';
import { parseUrl } from '../wire/url.ts';

export type Outage = components['schemas']['Outage'];

export const neverThere = (why: string, setting: string): Outage => ({ says: why, hint: `start it, or check ${setting}` });

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
  const open = leftOpen(played, says, (one) => {
    hasStopped ||= isLost(one);
    // What was given up for lack of something that never came is as open as that.
    const isGivenUp = hasStopped && one.skipped && !one.skipped.byChoice && !one.skipped.isNotApplicable;
    return isLost(one) || isGivenUp === true;
  });
  const hint = 'Look in the log of your service for what ended it, then run again.';
  return { played: open, outage: { says, hint, after: last.number ?? 0 } };
}

const gatewayStatuses = [502, 503, 504];

/** When nothing but a gateway answered, nothing is known of the target behind it: every observation is undecided, and says so. */
export function withoutGateway(played: Joined): Joined {
  const statuses = played.exchanges.flatMap(({ response }) => response?.status ?? []);
  const [first] = statuses;
  if (first === undefined || !statuses.every((status) => gatewayStatuses.includes(status))) return played;
  const undecided = `every call returns ${first}: a gateway answers instead of the target`;
  return leftOpen(played, undecided, ({ skipped }) => !skipped || skipped.after !== undefined);
}

/** What was played, with the observations that are open undecided for a reason. */
const leftOpen = (played: Joined, undecided: string, isOpen: (one: Observation) => boolean): Joined => ({
  ...played,
  recordings: played.recordings.map((recording) => ({
    ...recording,
    observations: recording.observations.map((one) => {
      const { skipped: _, ...rest } = one;
      return isOpen(one) ? { ...rest, undecided } : one;
    }),
  })),
});

/** An address that answered, and where nobody listens from some time on. */
function stopIn(exchanges: readonly RecordedExchange[]) {
  const inOrder = exchanges.toSorted((a, b) => a.started - b.started || (a.number ?? 0) - (b.number ?? 0));
  for (const origin of new Set(inOrder.map(originOf))) {
    const own = inOrder.filter((exchange) => originOf(exchange) === origin);
    const answered = own.findLastIndex(({ response }) => response);
    const tail = own.slice(answered + 1);
    const gone = tail.findIndex(({ error }) => error?.kind === 'refused');
    if (answered < 0 || gone < 0) continue;
    return {
      // The last request that reached it: one that was sent again did so the first time.
      last: (tail[gone]?.resent ? tail[gone] : (tail[gone - 1] ?? own[answered])) as RecordedExchange,
      message: tail[gone]?.error?.message ?? '',
      lost: new Set(inOrder.slice(inOrder.indexOf(tail[0] as RecordedExchange)).filter(({ response }) => !response)),
    };
  }
  return undefined;
}

const originOf = ({ request }: RecordedExchange): string => parseUrl(request.url)?.origin ?? '';

const pathOf = (url: string): string => parseUrl(url)?.pathname ?? url;
