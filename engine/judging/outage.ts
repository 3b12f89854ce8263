import type { Observation, Outage, Report } from '../../specs/generated/schemas.ts';
import { because, type Reason, undecidedFor } from '../catalogue/reason.ts';
import type { Joined, RecordedExchange } from '../recording/recording.ts';
import type { Failure } from '../wire/http/exchange.ts';
import { parseUrl } from '../wire/url.ts';

export const neverReached = ({ kind, message }: Failure, setting: string): Outage => ({
  code: 'not-reached',
  kind,
  says: message,
  hint: hints[kind]?.(setting) ?? `start the target, or check ${setting}`,
});

const hints: Partial<Record<Failure['kind'], (setting: string) => string>> = {
  dns: (setting) => `check ${setting}, or your DNS`,
  tls: (setting) => `check the certificate of the target, or the scheme of ${setting}`,
};

export const credentialsRefused = (says: string, hint: string): Outage => ({ code: 'credentials-refused', says, hint, refused: true });

/** If the target stopped answering during the run, what it no longer answered is undecided, with that reason. */
export function withOutage(played: Joined): { played: Joined; outage?: Outage } {
  const stop = stopIn(played.exchanges);
  if (!stop) return { played };
  const { last, message, lost } = stop;
  const { number: after = 0, request } = last;
  const why = because('stopped-answering', { after, method: request.method, path: pathOf(request.url), why: message });
  const isLostAt = (number = -1) => lost.has(played.exchanges[number] as RecordedExchange);
  // A look of several requests may have got the last answer, and is open because the next one was lost.
  const isLost = ({ exchanges, skipped, undecided }: Observation) =>
    !skipped && (isLostAt(exchanges.at(-1)) || (undecided !== undefined && exchanges.some((at) => isLostAt(at) || at === after)));
  let hasStopped = false;
  const changed = withUndecided(played, why, (one) => {
    hasStopped ||= isLost(one);
    // What a play skipped because an earlier answer never came is undecided too.
    const isGivenUp = hasStopped && one.skipped && !one.skipped.byChoice && !one.skipped.isNotApplicable;
    return isLost(one) || isGivenUp === true;
  });
  const hint = 'Look in the log of your service for what ended it, then run again.';
  return { played: changed, outage: { code: 'stopped-answering', says: why.reason, hint, after } };
}

/** A gateway may have sent these in place of the target. */
export const gatewayStatuses: readonly number[] = [502, 503, 504];

/** The status that a gateway sent instead of every answer; undefined if the target itself answered. */
function gatewayStatusIn(exchanges: readonly Pick<RecordedExchange, 'response'>[]): number | undefined {
  const statuses = exchanges.flatMap(({ response }) => response?.status ?? []);
  return statuses.every((status) => gatewayStatuses.includes(status)) ? statuses[0] : undefined;
}

const onlyAGateway = (status: number): Reason => because('only-a-gateway', { status });

/** Why a target is down: nothing of it answered, or it stopped answering. Undefined if it is up, or if nothing was sent to it. */
export function downBecause({ outage, exchanges }: Pick<Report, 'outage' | 'exchanges'>): string | undefined {
  if (outage) return outage.refused ? undefined : outage.says;
  const status = gatewayStatusIn(exchanges);
  if (status !== undefined) return onlyAGateway(status).reason;
  return exchanges.some(({ response }) => response) ? undefined : exchanges.find(({ error }) => error)?.error?.message;
}

/** If only a gateway answered, the run shows nothing of the target behind it: every observation is undecided, with that reason. */
export function withoutGateway(played: Joined): Joined {
  const status = gatewayStatusIn(played.exchanges);
  if (status === undefined) return played;
  return withUndecided(played, onlyAGateway(status), ({ skipped }) => !skipped || skipped.after !== undefined);
}

/** Makes some observations undecided for a reason. */
const withUndecided = (played: Joined, why: Reason, isUndecided: (one: Observation) => boolean): Joined => ({
  ...played,
  recordings: played.recordings.map((recording) => ({
    ...recording,
    observations: recording.observations.map((one) => {
      const { skipped: _, ...rest } = one;
      return isUndecided(one) ? { ...rest, ...undecidedFor(why) } : one;
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
