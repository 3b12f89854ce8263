import { because, type Reason } from '../catalogue/reason.ts';
import { type Answered, isThrottled, type Observed } from '../recording/recording.ts';
import { header } from '../wire/http/exchange.ts';

const areRight = ({ credentials }: Observed) => credentials === 'manifest' || credentials === 'user';
const isLockStatus = (status: number) => status === 401 || status === 429;

/** One exchange may be part of several recordings, so its place in them does not give the order. */
function byTime(a: Observed, b: Observed): number {
  const [one, two] = [a.exchanges[0], b.exchanges[0]];
  return (one?.started ?? 0) - (two?.started ?? 0) || (one?.number ?? 0) - (two?.number ?? 0);
}
const statusOf = (seen: Observed) => seen.exchanges.at(-1)?.response?.status;
const withCredentials = (all: readonly Observed[]) =>
  all.filter((seen) => seen.credentials !== undefined && statusOf(seen) !== undefined).sort(byTime);

/** Once the target refuses the right credentials too, and for good, it has locked us out: a refusal after that says nothing. */
export function trustIn(all: readonly Observed[]): (seen: Answered) => boolean {
  const locks = [...new Set(all.map((seen) => seen.on))].flatMap((on) => lastBeforeLock(all.filter((seen) => seen.on === on)) ?? []);
  return (seen) => !((isLockStatus(seen.answer.status) || seen.answer.status === 403) && locks.some((lock) => byTime(seen, lock) > 0));
}

/** The last call to a surface that was accepted before the target locked us out; undefined if it did not. */
function lastBeforeLock(all: readonly Observed[]): Observed | undefined {
  const calls = withCredentials(all);
  const right = calls.filter(areRight);
  const accepted = right.findLast((seen) => !isLockStatus(statusOf(seen) ?? 0));
  const after = accepted && right.find((seen) => byTime(seen, accepted) > 0);
  const wasWrong = after && calls.some((seen) => !areRight(seen) && byTime(seen, after) < 0);
  return wasWrong ? accepted : undefined;
}

const isOnFreshConnection = ({ exchanges }: Observed): boolean => header(exchanges.at(-1)?.request, 'connection') === 'close';

/** A reason of this kind with the calls that it is about: only those after wrong credentials, or only those on a connection that had them. */
export function lockReason<One extends Partial<Reason>>(one: One, all: readonly Observed[]): One {
  if (one.code !== 'locked-out' && one.code !== 'throttled') return one;
  const calls = withCredentials(all);
  const isRefused = (seen: Observed) =>
    one.code === 'throttled' ? seen.exchanges.some(({ response }) => response && isThrottled(response)) : isLockStatus(statusOf(seen) ?? 0);
  const refused = calls.filter((seen) => isRefused(seen) && (one.code === 'throttled' || areRight(seen)));
  const [first] = refused;
  if (!first) return one;
  const accepted = calls.filter((seen) => areRight(seen) && !isRefused(seen) && byTime(seen, first) > 0);
  const count = calls.filter((seen) => !areRight(seen) && byTime(seen, first) < 0).length;
  if (one.code === 'throttled') {
    const isOfWrong = accepted.length > 0 && !refused.some(areRight);
    return isOfWrong ? { ...one, ...because('throttles-wrong-credentials', { status: statusOf(first) ?? 429, count }) } : one;
  }
  const isOfConnection = accepted.length > 0 && accepted.every(isOnFreshConnection) && !refused.some(isOnFreshConnection);
  return isOfConnection ? { ...one, ...because('locked-out-of-connection', { count: accepted.length }) } : one;
}
