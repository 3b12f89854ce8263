import type { Report } from '../engine/judging/report.ts';
import { type DriverCall, driversIn } from '../engine/recording/recording.ts';

interface Part {
  count: number;
  /** Milliseconds, added up: what ran at the same time counts for each. */
  ms: number;
}

export interface Times {
  drivers: Part;
  exchanges: Part;
  /** Deployments took long, and none ran beside another. */
  areDeploymentsInTurn: boolean;
}

/** Milliseconds of deployments from which more of them at once are worth a line. */
const LONG = 20_000;

const partOf = (all: readonly number[]): Part => ({ count: all.length, ms: all.reduce((sum, ms) => sum + ms, 0) });

/** Where the time of a run went. */
export function timesIn({ recordings, exchanges }: Report): Times {
  const drivers = driversIn(recordings.flatMap(({ observations }) => observations));
  const deployments = drivers.filter(({ kind }) => kind === 'deploy');
  const isLong = deployments.length > 1 && partOf(deployments.map(({ ms }) => ms)).ms > LONG;
  return {
    drivers: partOf(drivers.map(({ ms }) => ms)),
    exchanges: partOf(exchanges.map(({ ms }) => ms.total)),
    areDeploymentsInTurn: isLong && areInTurn(deployments),
  };
}

const areInTurn = (calls: readonly DriverCall[]): boolean =>
  calls.every(({ started }, index) => {
    const before = calls[index - 1];
    return !before || before.started + before.ms <= started;
  });

export const moreAtOnce = 'Deployments ran one at a time: deploys_at_once in the configuration has several run at once.';

/** A duration as people say it. */
export function milliseconds(ms: number): string {
  if (ms < 1_000) return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${(ms / 1_000).toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
