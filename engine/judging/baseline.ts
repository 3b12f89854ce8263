import type { BaselineEntry, KnownFailure, Outcome, Report } from '../../specs/generated/schemas.ts';
import { matcher } from '../catalogue/catalogue.ts';
import { daysBetween, endText } from './expiry.ts';
import { fingerprintsOf, finished } from './fingerprint.ts';
import { exitStatus, isWrong, runVerdict } from './verdict.ts';

/** What a new baseline says until somebody fills it in. */
export const unfilled = { reason: 'fill in why', owner: 'fill in who' };

/** From this many days before an entry expires, its owner is warned. */
const warningDays = 14;

/** The fingerprints of each problem: its own, and that of version 2. */
const printsOf = ({ id, problems = [] }: Outcome): string[][] => problems.map((problem) => fingerprintsOf(id, problem));

const isFailing = ({ verdict }: Outcome): boolean => isWrong(verdict);

/** An entry without a fingerprint knows every problem of its requirement. */
const knows = ({ fingerprint }: KnownFailure, prints: readonly string[]): boolean =>
  fingerprint === undefined || prints.includes(fingerprint);

/** An entry that only the fingerprint of version 2 matches: rewording a message will end it. */
const isOfVersion2 = ({ fingerprint }: KnownFailure, seen: readonly Outcome[]): boolean =>
  fingerprint !== undefined && !seen.some((outcome) => printsOf(outcome).some(([own]) => own === fingerprint));

const renewal = 'its fingerprint is of version 2: `--reporter baseline` writes the file anew, and keeps why, who and until when';

/** Compares each known failure with the outcomes: it still holds, it is no longer needed, or it has expired. */
export function checkKnownFailures(known: readonly KnownFailure[], outcomes: readonly Outcome[], now: Date): BaselineEntry[] {
  const entries = known.map((entry) => {
    const isNamed = matcher([entry.requirement]);
    const judged = outcomes.filter(({ id, verdict }) => isNamed(id) && ['pass', 'fail', 'warn'].includes(verdict));
    const daysLeft = daysBetween(now.toISOString(), entry.expires);
    const seen = judged.filter(
      (outcome) => isFailing(outcome) && (entry.fingerprint === undefined || printsOf(outcome).some((prints) => knows(entry, prints))),
    );
    return { entry, judged, daysLeft, seen };
  });
  /** One unknown problem makes an outcome a new failure. */
  const isWhollyKnown = (outcome: Outcome): boolean => {
    const own = entries.filter(({ daysLeft, seen }) => daysLeft >= 0 && seen.includes(outcome));
    return printsOf(outcome).every((prints) => own.some(({ entry }) => knows(entry, prints)));
  };
  return entries.map(({ entry, judged, daysLeft, seen }) => {
    const { requirement, fingerprint, reason, owner, expires, kind = 'failing' } = entry;
    const fields = { requirement, ...(fingerprint && { fingerprint }), reason, owner, expires, kind };
    const says = `${endText(daysLeft, expires)}; ${owner} has to fix the failure or renew the entry`;
    const warning = daysLeft > warningDays ? {} : { says };
    if (daysLeft < 0) return { ...fields, state: 'expired', known: [], says };
    if (judged.length === 0) return { ...fields, state: 'unjudged', known: [], ...warning };
    if (seen.length === 0 && kind === 'failing') {
      const gone = fingerprint !== undefined && judged.some(isFailing) ? 'this problem is gone, but others remain' : 'no longer fails';
      return { ...fields, state: 'stale', known: [], says: `${gone}; ${owner} has to remove the entry` };
    }
    const known = seen.filter(isWhollyKnown).map(({ id }) => id);
    const old = seen.length > 0 && isOfVersion2(entry, seen) ? { says: renewal } : {};
    return { ...fields, state: 'holds', known, ...old, ...warning };
  });
}

/** Whether an entry fails the run itself. */
export const isOverdue = ({ state }: BaselineEntry): boolean => state === 'stale' || state === 'expired';

/** The outcomes that count for the exit status: without known failures, and without what these block. */
export function counted(outcomes: readonly Outcome[], entries: readonly BaselineEntry[]): Outcome[] {
  const known = new Set(entries.flatMap((entry) => entry.known));
  return outcomes.filter(({ id, blockedBy = '' }) => !known.has(id) && !known.has(blockedBy));
}

export type Baseline = { file: string; known: readonly KnownFailure[] };

/** The finished report, compared with the baseline if there is one. */
export function concluded(report: Report, baseline: Baseline | undefined, now = new Date()): Report {
  const result = finished(report, now);
  if (!baseline) return result;
  const entries = checkKnownFailures(baseline.known, result.requirements, new Date(result.started));
  return { ...result, baseline: { file: baseline.file, entries } };
}

/** Known failures do not count, but a stale or expired entry fails the run. */
export function exitStatusOf({ baseline, verdict, requirements }: Report, { strict = false } = {}): ReturnType<typeof exitStatus> {
  if (!baseline) return exitStatus(verdict, requirements);
  if (baseline.entries.some(isOverdue)) return 1;
  const outcomes = counted(requirements, baseline.entries);
  return exitStatus(runVerdict(outcomes, { strict }).verdict, outcomes);
}
