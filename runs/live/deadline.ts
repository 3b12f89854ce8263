import { usual } from '../arguments.ts';
import type { Candidate } from './candidate.ts';

/** A run may wait this many times for as long as one exchange may take. */
const mostWaits = 18;
const leastSeconds = 55;

/** Seconds for a whole run, where the user names none: by its plan, so that no target can stretch it. A person is waited for without end. */
export function deadlineOf({ run, isByHand, commandSeconds = 0 }: Candidate): number {
  if (isByHand) return Number.POSITIVE_INFINITY;
  const waiting = Math.max(leastSeconds, (mostWaits * run.timeout) / 1000) + commandSeconds;
  // Whoever shortens the time-out wants an early end more than a slow install.
  const isInHurry = run.kind !== 'provider' || run.timeout < usual.timeout;
  return isInHurry ? waiting : waiting + (run.maxInstalls * run.provisionTimeout) / 1000;
}
