import { countText } from '../engine/documents/show.ts';
import { driversIn } from '../engine/recording/recording.ts';
import type { Report } from '../specs/generated/schemas.ts';
import { groups } from './groups.ts';

/** If deployments take longer than this in all, the report advises to run several at once. */
const LONG_MS = 20_000;

/** Milliseconds, added up; exchanges at the same time all count. */
const partOf = (all: readonly number[]) => ({ count: all.length, ms: all.reduce((sum, ms) => sum + ms, 0) });

/** Where the time of a run went. */
export function timesIn({ recordings, exchanges }: Report) {
  const drivers = driversIn(recordings.flatMap(({ observations }) => observations));
  const deployments = drivers.filter(({ kind }) => kind === 'deploy');
  const isLong = deployments.length > 1 && partOf(deployments.map(({ ms }) => ms)).ms > LONG_MS;
  const areInTurn = deployments.every(({ started }, index) => {
    const before = deployments[index - 1];
    return !before || before.started + before.ms <= started;
  });
  return {
    drivers: partOf(drivers.map(({ ms }) => ms)),
    exchanges: partOf(exchanges.map(({ ms }) => ms.total)),
    /** Deployments took long, and no two ran at the same time. */
    areDeploymentsInTurn: isLong && areInTurn,
  };
}

export const moreAtOnce = 'Deployments ran one at a time: set deploys_at_once in the configuration to run several at once.';

/** What the run did because the target throttled it or was slow: how many requests it repeated, and what it did not draw. */
export function paceTexts({ recordings, exchanges }: Report): string[] {
  const repeated = exchanges.flatMap(({ repeated: isRepeated, response }) => (isRepeated && response ? [response.status] : []));
  const counts = groups(repeated, String).map(([status, all]) => `${countText(all.length, 'request')} repeated after ${status}`);
  const slow = recordings.flatMap(({ observations }) => observations).filter(({ skipped }) => skipped?.code === 'target-is-slow');
  return [...(counts.length > 0 ? [counts.join(', ')] : []), ...slow.map(({ skipped }) => skipped?.reason ?? '')];
}

/** A duration as people say it. */
export function milliseconds(ms: number): string {
  if (ms < 1_000) return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${(ms / 1_000).toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
