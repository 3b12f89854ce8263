import { filled } from '../../engine/catalogue/filled.ts';
import { isRefusal, refusalWords } from '../../engine/contract/refusals.ts';
import { apart } from '../../engine/judging/apart.ts';
import { defineFamily } from '../../engine/judging/causes.ts';
import { serverErrorAdvice } from '../../engine/judging/judgement.ts';
import type { ProblemOf } from '../../engine/judging/problem.ts';
import { type Answered, answered, type Observed } from '../../engine/recording/recording.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Outcome } from '../../specs/generated/schemas.ts';
import { credentialRequirements } from '../shared/credentials.ts';
import { wrongCredentialLabels } from './wrong-credentials.ts';

const otherStatus = 'status' satisfies ProblemOf<(typeof credentialRequirements)[number]>['code'];

/** The label of calls that no real caller makes. */
const oddRequest = 'auth/odd-request';

const changesNothing: RequirementId = 'auth/refused-calls-change-nothing';
const deleting = 'de-provisioning';

const answerRight =
  '{?failed:{failed} }Answer wrong credentials with {refusal} instead of {status}, on every route and method under `base_url`.';

const causes = {
  'answered-and-kept': {
    cause: 'Your service answers wrong credentials with status {status} on {on}, and deletes nothing',
    fix: `${answerRight} If no credentials are checked there, check them on every method.`,
  },
  'refused-in-the-body': {
    cause: 'Your service refuses wrong credentials in the body only, with status {status} on {on}',
    fix: `${answerRight} The platform looks at the status alone.`,
  },
  'none-checked': {
    cause: 'Your service checks no credentials on {on}',
    fix: "Check the Authorization header on every route and method under `base_url`, and answer {refusal} unless it has the manifest's `id` and `api.password`.",
  },
  'let-in': {
    cause: 'Your service lets calls with several kinds of wrong credentials in on {on}; {refused} others got {refusal}',
    fix: 'Check the Authorization header before anything else, on every call: a condition of yours leaves the check out.',
  },
  'case-ignored': {
    cause: 'Your service ignores the case of letters in user and password',
    fix: 'Compare both exactly: upper and lower case count.',
  },
  'every-refusal-is-another': {
    cause: 'Your service refuses every kind of wrong credentials with status {status}',
    unless: { label: [...wrongCredentialLabels, oddRequest], status: { not: { fact: 'status' } } },
    else: 'others-are',
    fix: answerRight,
  },
  'others-are': {
    cause:
      'Your service refuses {?all:{count} of {all} calls with }wrong credentials with status {status}{?apart:, all of them {apart}; {refused} others got {refusal}}',
    fix: answerRight,
  },
};

/** What sets calls apart, by the dimension in which they differ. */
const apartWords: Record<string, string> = { on: 'on {values}', scheme: 'with the scheme written {values}' };

/** How many of all calls with wrong credentials got a status, and what sets them apart from those that got the right one. */
function countsOf(status: number, seen: readonly Observed[]) {
  const calls = answersTo(seen);
  const own = calls.filter(({ answer }) => answer.status === status);
  const right = calls.filter(({ answer }) => isRefusal(answer.status));
  const found = right.length > 0 ? apart(own, right) : undefined;
  const words =
    found && filled(apartWords[found.dimension] ?? 'with {dimension} {values}', { ...found, values: found.values.join(' or ') });
  const failed = own.map(serverErrorAdvice).find((crash) => crash !== undefined);
  // What sets calls apart is told of the plain ones; without it, all that was sent counts.
  const counted = found ? calls : [...calls, ...seen.filter(({ label }) => label === oddRequest).flatMap((one) => answered(one) ?? [])];
  const count = counted.filter(({ answer }) => answer.status === status).length;
  return { status, failed, count, all: counted.length || undefined, refused: right.length, refusal: refusalWords(), apart: words };
}

const labels: readonly string[] = wrongCredentialLabels;

/** The answers to calls with wrong credentials and nothing else wrong. */
const answersTo = (seen: readonly Observed[]): Answered[] =>
  seen.filter(({ label }) => labels.includes(label)).flatMap((one) => answered(one) ?? []);

/** A wrong answer to wrong credentials; `at` is the number of the exchange. */
type WrongAnswer = { status: number; on: string; at: number };

const answersIn = ({ problems = [] }: Outcome): WrongAnswer[] =>
  problems.flatMap(({ code, facts: { status, on } = {}, exchanges: [at = 0] = [] }) =>
    code === otherStatus && typeof status === 'number' && typeof on === 'string' ? [{ status, on, at }] : [],
  );

const isAccepted = ({ status }: Pick<WrongAnswer, 'status'>): boolean => status >= 200 && status < 300;
const isAcceptedOn = (on: string) => (answer: WrongAnswer) => answer.on === on && isAccepted(answer);

/** The number of the first DELETE with wrong credentials that was accepted: a problem shows only the first of its kind. */
const firstDeletion = (all: readonly WrongAnswer[], seen: readonly Observed[]): number =>
  Math.min(
    ...all.filter(isAcceptedOn(deleting)).map(({ at }) => at),
    ...answersTo(seen).flatMap(({ on = '', answer: { status }, exchange: { number } }) =>
      number !== undefined && isAcceptedOn(deleting)({ status, on, at: number }) ? [number] : [],
    ),
  );

/** Once a DELETE was accepted, the next ones get the answer for a missing resource, which is no refusal of their credentials. */
function withoutMissing(deletedAt: number, answers: readonly WrongAnswer[]): WrongAnswer[] {
  // Calls at once may find it gone before the number of the one that took it away.
  const isMissing = ({ status, at }: WrongAnswer) => at > deletedAt || (deletedAt < Infinity && (status === 404 || status === 410));
  return answers.filter((answer) => answer.on !== deleting || isAccepted(answer) || !isMissing(answer));
}

/** This many kinds of wrong credentials have to get the same answer: fewer may be a coincidence, unless something else sets them apart. */
const ENOUGH = 3;

/** The surfaces where every kind of wrong credentials is accepted. */
function unprotected(kinds: readonly WrongAnswer[][], seen: readonly Observed[]): string[] {
  const all = kinds.flat();
  const surfaces = [...new Set(all.map(({ on }) => on))];
  const isOnlyAccepted = (on: string) =>
    withoutMissing(firstDeletion(all, seen), all).every((answer) => answer.on !== on || isAccepted(answer));
  const acceptedKinds = (on: string) => kinds.filter((answers) => answers.some(isAcceptedOn(on))).length;
  const isDeletedOnce =
    acceptedKinds(deleting) > 0 && isOnlyAccepted(deleting) && kinds.every((kind) => kind.some(({ on }) => on === deleting));
  const open = surfaces.filter((on) => acceptedKinds(on) === kinds.length || (on === deleting && isDeletedOnce));
  // Accepted installs use up the budget, so that not every kind is tried on every surface.
  return open.length === 0 ? [] : surfaces.filter((on) => open.includes(on) || (isOnlyAccepted(on) && acceptedKinds(on) >= ENOUGH));
}

/** The status with which all wrong credentials are accepted, if they get one text that right ones never get. */
function toldIn(seen: readonly Observed[], open: readonly string[]): number | undefined {
  const [first, ...others] = answersTo(seen).filter(({ on = '' }) => open.includes(on));
  if (!first?.answer.body || !isAccepted(first.answer)) return undefined;
  const isSame = ({ answer }: Answered) => answer.status === first.answer.status && answer.body === first.answer.body;
  const right = seen.filter((one) => 'credentials' in one && one.credentials === 'manifest').flatMap((one) => answered(one) ?? []);
  return others.length >= ENOUGH && others.every(isSame) && right.length > 0 && !right.some(isSame) ? first.answer.status : undefined;
}

/** Every kind of wrong credentials fails. */
function causeOfAll(failed: readonly Outcome[], all: readonly Outcome[], seen: readonly Observed[]) {
  const kinds = failed.map(answersIn);
  const open = unprotected(kinds, seen);
  const on = open.join(' and ');
  const isKept = all.some(({ id, verdict }) => id === changesNothing && verdict === 'pass');
  const refusal = isKept && open.includes(deleting) ? kinds.flat().find(isAcceptedOn(deleting)) : undefined;
  if (refusal) return { code: 'answered-and-kept' as const, facts: { status: refusal.status, on, refusal: refusalWords() } };
  const told = toldIn(seen, open);
  if (told !== undefined) return { code: 'refused-in-the-body' as const, facts: { status: told, on, refusal: refusalWords() } };
  if (open.length > 0) {
    const shows = (outcome: Outcome) => answersIn(outcome).some((answer) => open.includes(answer.on) && isAccepted(answer));
    const refused = answersTo(seen).filter((one) => open.includes(one.on ?? '') && isRefusal(one.answer.status)).length;
    const code = refused > 0 ? ('let-in' as const) : ('none-checked' as const);
    return { code, facts: { on, refused, refusal: refusalWords() }, shows };
  }
  const [first = [], ...others] = kinds;
  const status = first
    .map((answer) => answer.status)
    .find((one) => others.every((answers) => answers.some((other) => other.status === one)));
  if (status === undefined || kinds.flat().some(isAccepted)) return undefined;
  return { code: 'every-refusal-is-another' as const, facts: countsOf(status, seen) };
}

/** Several kinds of wrong credentials are refused with the same wrong status; those that are accepted fail for another cause. */
function otherRefusal(failed: readonly Outcome[], seen: readonly Observed[]) {
  const deletedAt = firstDeletion(failed.flatMap(answersIn), seen);
  const onlyStatus = (outcome: Outcome): number | undefined => {
    const [first, ...others] = new Set(withoutMissing(deletedAt, answersIn(outcome)).map(({ status }) => status));
    return first === undefined || others.length > 0 || isAccepted({ status: first }) ? undefined : first;
  };
  const statuses = failed.flatMap((outcome) => onlyStatus(outcome) ?? []);
  const status =
    statuses.find((one) => statuses.filter((other) => other === one).length >= ENOUGH) ??
    statuses.find((one) => countsOf(one, seen).apart !== undefined);
  if (status === undefined) return undefined;
  return {
    code: 'others-are' as const,
    facts: countsOf(status, seen),
    except: (outcome: Outcome) => onlyStatus(outcome) !== status,
  };
}

/** Only a user and a password in another case are not refused. */
const isOnlyOfCase = (failed: readonly Outcome[]): boolean =>
  failed.length > 1 &&
  failed.every(({ problems = [] }) =>
    problems.every(({ facts, more = 0 }) => more === 0 && inAnotherCase.some((one) => one === facts?.credentials)),
  );

const inAnotherCase = ['user-in-another-case', 'password-in-another-case'];

/** Services that check no credentials, or only in part, or that refuse wrong ones with a status that the contract does not name. */
export const credentialFailures = defineFamily({
  members: [...credentialRequirements, 'auth/comes-first'],
  causes,
  causeOf(failed, all, seen) {
    const own = failed.filter(({ id }) => credentialRequirements.some((one) => one === id));
    if (isOnlyOfCase(own)) return { code: 'case-ignored' };
    return (own.length === credentialRequirements.length ? causeOfAll(own, all, seen) : undefined) ?? otherRefusal(own, seen);
  },
});
