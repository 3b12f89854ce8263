import type { Observation, Outage } from '../../specs/generated/schemas.ts';
import type { Joined, RecordedExchange } from '../recording/recording.ts';
import { parseUrl } from '../wire/url.ts';

export const neverReached = (why: string, setting: string): Outage => ({
  says: why,
  hint: why.endsWith('does not resolve') ? `check ${setting}, or your DNS` : `start the target, or check ${setting}`,
});

export const credentialsRefused = (says: string, hint: string): Outage => ({ says, hint, refused: true });

/** If the target stopped answering during the run, what it no longer answered is undecided, with that reason. */
export function withOutage(played: Joined): { played: Joined; outage?: Outage } {
  const stop = stopIn(played.exchanges);
  if (!stop) return { played };
  const { last, message, lost } = stop;
  const says = `it stopped answering after #${last.number} (${last.request.method} ${pathOf(last.request.url)}): ${message}`;
  const isLost = ({ exchanges, skipped }: Observation) =>
    !skipped && lost.has(played.exchanges[exchanges.at(-1) ?? -1] as RecordedExchange);
  let hasStopped = false;
  const changed = withUndecided(played, says, (one) => {
    hasStopped ||= isLost(one);
    // What a play skipped because an earlier answer never came is undecided too.
    const isGivenUp = hasStopped && one.skipped && !one.skipped.byChoice && !one.skipped.isNotApplicable;
    return isLost(one) || isGivenUp === true;
  });
  const hint = 'Look in the log of your service for what ended it, then run again.';
  return { played: changed, outage: { says, hint, after: last.number ?? 0 } };
}

/** A gateway may have sent these in place of the target. */
export const gatewayStatuses: readonly number[] = [502, 503, 504];

/** If only a gateway answered, the run shows nothing of the target behind it: every observation is undecided, with that reason. */
export function withoutGateway(played: Joined): Joined {
  const statuses = played.exchanges.flatMap(({ response }) => response?.status ?? []);
  const [first] = statuses;
  if (first === undefined || !statuses.every((status) => gatewayStatuses.includes(status))) return played;
  const reason = `every call returns ${first}: a gateway answers instead of the target`;
  return withUndecided(played, reason, ({ skipped }) => !skipped || skipped.after !== undefined);
}

/** Makes some observations undecided for a reason. */
const withUndecided = (played: Joined, reason: string, isUndecided: (one: Observation) => boolean): Joined => ({
  ...played,
  recordings: played.recordings.map((recording) => ({
    ...recording,
    observations: recording.observations.map((one) => {
      const { skipped: _, ...rest } = one;
      return isUndecided(one) ? { ...rest, undecided: reason } : one;
    }),
  })),
});

/** Finds an origin that answered at first and later refused connections. */
function stopIn(exchanges: readonly RecordedExchange[]) {
  const inOrder = exchanges.toSorted((a, b) => a.started - b.started || (a.number ?? 0) - (b.number ?? 0));
  for (const origin of new Set(inOrder.map(originOf))) {
    const own = inOrder.filter((exchange) => originOf(exchange) === origin);
    const answered = own.findLastIndex(({ response }) => response);
    const tail = own.slice(answered + 1);
    const refused = tail.findIndex(({ error }) => error?.kind === 'refused');
    if (answered < 0 || refused < 0) continue;
    return {
      // The last request that reached it: one that was sent twice reached it the first time.
      last: (tail[refused]?.resent ? tail[refused] : (tail[refused - 1] ?? own[answered])) as RecordedExchange,
      message: tail[refused]?.error?.message ?? '',
      lost: new Set(inOrder.slice(inOrder.indexOf(tail[0] as RecordedExchange)).filter(({ response }) => !response)),
    };
  }
  return undefined;
}

const originOf = ({ request }: RecordedExchange): string => parseUrl(request.url)?.origin ?? '';

const pathOf = (url: string): string => parseUrl(url)?.pathname ?? url;
