import type { Estimate } from '../../fixtures/patience.ts';
import { defaultArguments } from '../run.ts';
import type { PreparedTarget } from './prepared-target.ts';

/** How many exchanges of a run may each take the whole time-out. */
const maxWaits = 18;
const leastSeconds = 55;
/** A slow run gets this part more time than it seems to need. */
const reserve = 0.5;
/** Whatever a target takes for its first answers, a run without --deadline ends by then. */
const longestSeconds = 1_800;

/** A user who shortens the time-out prefers an early end to slow answers. */
const isInHurry = ({ timeout }: PreparedTarget['run']): boolean => timeout < defaultArguments.timeout;

/** Seconds for a whole run without --deadline, before its target has answered: computed from its plan. A person may take any time. */
export function deadlineOf({ run, isByHand, commandSeconds = 0 }: PreparedTarget): number {
  if (isByHand) return Number.POSITIVE_INFINITY;
  const waiting = Math.max(leastSeconds, (maxWaits * run.timeout) / 1000) + commandSeconds;
  return run.kind !== 'provider' || isInHurry(run) ? waiting : waiting + (run.maxInstalls * run.provisionTimeout) / 1000;
}

/** Seconds for a whole run whose first answers are known: enough for all of them, but never less than planned, nor without an end. */
export function deadlineFor(prepared: PreparedTarget, { seconds }: Pick<Estimate, 'seconds'>): number {
  const planned = deadlineOf(prepared);
  if (isInHurry(prepared.run)) return planned;
  const needed = seconds * (1 + reserve) + (prepared.commandSeconds ?? 0);
  return Math.max(planned, Math.min(Math.ceil(needed), longestSeconds));
}

/** What a user is told at the start of a run that takes longer than its deadline; undefined if it does not. */
export function tooLongText({ seconds }: Pick<Estimate, 'seconds'>, deadline: number): string | undefined {
  if (seconds <= deadline) return undefined;
  const enough = Math.ceil((seconds * (1 + reserve)) / 60) * 60;
  return `It stops after ${Math.round(deadline)} s, before it is complete; --deadline ${enough} gives it enough time.`;
}
