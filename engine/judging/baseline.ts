import type { components } from '../../specs/generated/schemas.ts';
import { daysBetween } from './days.ts';
import { endText } from './expiry.ts';
import { fingerprintOf, finished } from './fingerprint.ts';
import type { Report } from './report.ts';
import { matcher } from './selection.ts';
import { exitStatus, type Outcome, type RunVerdict, runVerdict } from './verdict.ts';

type Schemas = components['schemas'];
export type KnownFailure = Schemas['KnownFailure'];
export type BaselineEntry = Schemas['BaselineEntry'];

/** Days before its end from which an entry's owner is warned. */
const warned = 14;

const problemsOf = ({ id, problems = [] }: Outcome): string[] => [...new Set(problems.map((problem) => fingerprintOf(id, problem)))];

const isFailing = ({ verdict }: Outcome): boolean => verdict === 'fail' || verdict === 'warn';

/** Whether an entry knows a problem: the one that it names, or each of its requirement. */
const knows = ({ fingerprint }: KnownFailure, problem: string): boolean => fingerprint === undefined || fingerprint === problem;

/** Weighs each known failure against what came out: it holds, it is no longer needed, or its time is over. */
export function weigh(known: readonly KnownFailure[], outcomes: readonly Outcome[], now: Date): BaselineEntry[] {
  const entries = known.map((entry) => {
    const isNamed = matcher([entry.requirement]);
    const judged = outcomes.filter(({ id, verdict }) => isNamed(id) && ['pass', 'fail', 'warn'].includes(verdict));
    const left = daysBetween(now.toISOString(), entry.expires);
    const seen = judged.filter(
      (outcome) => isFailing(outcome) && (entry.fingerprint === undefined || problemsOf(outcome).includes(entry.fingerprint)),
    );
    return { entry, judged, left, seen };
  });
  /** Every problem of it is known: one that is not makes it a new failure. */
  const isWhollyKnown = (outcome: Outcome): boolean => {
    const own = entries.filter(({ left, seen }) => left >= 0 && seen.includes(outcome));
    return problemsOf(outcome).every((problem) => own.some(({ entry }) => knows(entry, problem)));
  };
  return entries.map(({ entry, judged, left, seen }) => {
    const { requirement, fingerprint, reason, owner, expires, kind = 'failing' } = entry;
    const whole = { requirement, ...(fingerprint && { fingerprint }), reason, owner, expires, kind };
    const says = `${endText(left, expires)}; ${owner} has to fix the failure or renew the entry`;
    const soon = left > warned ? {} : { says };
    if (left < 0) return { ...whole, state: 'expired', known: [], says };
    if (judged.length === 0) return { ...whole, state: 'unjudged', known: [], ...soon };
    if (seen.length === 0 && kind === 'failing') {
      const gone =
        fingerprint !== undefined && judged.some(isFailing) ? 'this problem is gone, though others are there' : 'no longer fails';
      return { ...whole, state: 'stale', known: [], says: `${gone}; ${owner} has to remove the entry` };
    }
    return { ...whole, state: 'holds', known: seen.filter(isWhollyKnown).map(({ id }) => id), ...soon };
  });
}

export const failingEntries = (entries: readonly BaselineEntry[]): BaselineEntry[] =>
  entries.filter(({ state }) => state === 'stale' || state === 'expired');

/** The outcomes that count for the exit status: neither known to fail, nor blocked by what is known to. */
export function counted(outcomes: readonly Outcome[], entries: readonly BaselineEntry[]): Outcome[] {
  const known = new Set(entries.flatMap((entry) => entry.known));
  return outcomes.filter(({ id, blockedBy = '' }) => !known.has(id) && !known.has(blockedBy));
}

/** The verdict of what counts: that of the run where there is no baseline, or where an entry of it fails the run. */
function standing({ baseline, verdict, requirements }: Report, strict: boolean): { verdict: RunVerdict; outcomes: Outcome[] } {
  if (!baseline) return { verdict, outcomes: requirements };
  const outcomes = counted(requirements, baseline.entries);
  const isWrong = failingEntries(baseline.entries).length > 0;
  return { verdict: isWrong ? 'not-conforming' : runVerdict(outcomes, { strict }).verdict, outcomes };
}

export interface Baseline {
  file: string;
  known: readonly KnownFailure[];
}

/** The report as it leaves: finished, and weighed against what is known. */
export function concluded(report: Report, baseline: Baseline | undefined, now = new Date()): Report {
  const whole = finished(report, now);
  if (!baseline) return whole;
  return { ...whole, baseline: { file: baseline.file, entries: weigh(baseline.known, whole.requirements, new Date(whole.started)) } };
}

export function exitStatusOf(report: Report, { strict = false } = {}): ReturnType<typeof exitStatus> {
  const { verdict, outcomes } = standing(report, strict);
  return exitStatus(verdict, outcomes);
}
