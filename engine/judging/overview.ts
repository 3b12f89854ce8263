import type { Expiry, Overview, OverviewTarget, Report } from '../../specs/generated/schemas.ts';
import { expiriesOf, expiringIn } from './expiry.ts';
import { downBecause } from './outage.ts';
import { countsOf, isStanding, standingOf } from './standing.ts';
import { isWrong, worstStatus } from './verdict.ts';

export type Shard = NonNullable<Overview['shard']>;

/** How many days before its end something is reported as expiring. */
export const usualNotice = 14;

/** The trend shows this many earlier runs. */
const MAX_HISTORY = 30;

export function overviewLine(name: string, status: number, isPage: boolean, report: Report, certificate?: Expiry): OverviewTarget {
  const { target, verdict, because, requirements, exchanges } = report;
  const expires = [...expiriesOf(report), ...(certificate ? [certificate] : [])];
  const why = downBecause(report);
  return {
    name,
    ...((target.kind === 'provider' || target.kind === 'platform') && { kind: target.kind }),
    verdict,
    because,
    ...(why !== undefined && { down: { why } }),
    report: isPage ? 'report.html' : 'report.json',
    status,
    seconds: secondsOf(exchanges),
    verdicts: Object.fromEntries(requirements.map((one) => [one.id, one.verdict])),
    ...(expires.length > 0 && { expires }),
  };
}

/** From the first request to the end of the last answer. */
function secondsOf(exchanges: Report['exchanges']): number {
  const from = exchanges.reduce((earliest, { started }) => Math.min(earliest, started), Number.POSITIVE_INFINITY);
  const to = exchanges.reduce((latest, { started, ms }) => Math.max(latest, started + ms.total), from);
  return exchanges.length === 0 ? 0 : Math.round(to - from) / 1000;
}

export const unusable = (name: string, because: string, status: number): OverviewTarget => ({
  name,
  verdict: 'unusable',
  because,
  status,
  verdicts: {},
});

export type OverviewHead = Omit<Overview, 'targets' | 'history' | 'counts'>;

/**
 * All targets, each compared with the run before, if there was one; `expiring` has what expires within `notice` days.
 * A target that is `listed` and was not part of this run was not dropped.
 */
export function overviewOf(
  head: OverviewHead,
  targets: readonly OverviewTarget[],
  before?: Overview,
  notice = usualNotice,
  listed: readonly { name: string }[] = [],
): Overview {
  const earlier = new Map(before?.targets.map((target) => [target.name, target]));
  // Older versions counted verdicts.
  const earlierRuns = before?.history.filter(({ counts }) => Object.keys(counts).every(isStanding)) ?? [];
  const past = before ? [...earlierRuns, { at: before.at, counts: countsOf(before.targets) }] : [];
  const present = new Set([...targets, ...listed].map(({ name }) => name));
  const dropped = before?.targets.map(({ name }) => name).filter((name) => !present.has(name)) ?? [];
  const expiring = expiringIn({ at: head.at, targets: [...targets] }, notice, before);
  return {
    ...head,
    ...(expiring.length > 0 && { expiring }),
    ...(dropped.length > 0 && { dropped }),
    counts: countsOf(targets),
    targets: targets.map((target) => compared(sinceWhen(target, head.at, earlier.get(target.name)), earlier.get(target.name))),
    history: past.slice(-MAX_HISTORY),
  };
}

/** Whether a target was called, and answered to the end. */
export const hasAnswered = ({ down, seconds = 0 }: OverviewTarget): boolean => !down && seconds > 0;

/** A target that was down in the run before has been down since then. */
function sinceWhen(target: OverviewTarget, at: string, before: OverviewTarget | undefined): OverviewTarget {
  const { down } = target;
  if (!down) return target;
  const [since = at] = [down.since, before?.down?.since].flatMap((one) => one ?? []).sort();
  return { ...target, down: { ...down, since, isNew: !before?.down } };
}

/** Only these verdicts say how a requirement stands; any other leaves it as it was when it was last decided. */
const isDecided = (verdict: string): boolean => isWrong(verdict) || verdict === 'pass';

function compared(given: OverviewTarget, before: OverviewTarget | undefined): OverviewTarget {
  const { was: _was, changes: _changes, failedLast: _failedLast, wasDownSince: _wasDownSince, ...rest } = given;
  const target = { ...rest, standing: standingOf(rest) };
  if (!before) return target;
  const { verdicts } = target;
  const wrongBefore = new Set([
    ...(before.failedLast ?? []),
    ...Object.keys(before.verdicts).filter((id) => isWrong(before.verdicts[id] ?? '')),
  ]);
  const changes = Object.entries(verdicts).flatMap(([id, after]) => {
    // Of a target that was not judged, nothing is known but what failed before.
    const unknown = Object.keys(before.verdicts).length === 0 ? 'untested' : undefined;
    const earlier = before.verdicts[id] ?? (wrongBefore.has(id) ? 'fail' : unknown);
    return earlier !== undefined && isDecided(after) && wrongBefore.has(id) !== isWrong(after) ? [{ id, before: earlier, after }] : [];
  });
  const failedLast = [...wrongBefore].filter((id) => !isDecided(verdicts[id] ?? ''));
  return {
    ...target,
    was: standingOf(before),
    changes,
    ...(failedLast.length > 0 && { failedLast }),
    ...(before.down && hasAnswered(target) && { wasDownSince: before.down?.since }),
  };
}

/** The numbers of the shards that are not among these; empty where the run was not sharded. */
export function missingShards(shards: readonly (Shard | undefined)[]): number[] {
  const of = Math.max(0, ...shards.map((shard) => shard?.of ?? 0));
  const found = new Set(shards.map((shard) => shard?.index));
  return Array.from({ length: of }, (_, index) => index + 1).filter((index) => !found.has(index));
}

/** Shards of one run begin at about the same time; one that began this long before the last one is of another run. */
const STALE_MS = 12 * 60 * 60 * 1000;

/** Tells which parts are of an earlier run than the last one; they fit by their numbers alone. */
export function isStaleAmong(parts: readonly Pick<Overview, 'at'>[]): (part: Pick<Overview, 'at'>) => boolean {
  const last = Math.max(...parts.map(({ at }) => Date.parse(at)));
  return ({ at }) => last - Date.parse(at) > STALE_MS;
}

export const statusOfAll = (overview: Overview): number =>
  worstStatus([...overview.targets.map(({ status }) => status ?? 3), ...(hasAllShards(overview) ? [] : [3])]);

/** Whether every shard was judged to its end in this run. */
export const hasAllShards = ({ missing = [], stale = [], unfinished = [] }: Pick<Overview, 'missing' | 'stale' | 'unfinished'>): boolean =>
  missing.length + stale.length + unfinished.length === 0;
