import type { Outcome } from '../../specs/generated/schemas.ts';
import { defined } from '../documents/values.ts';
import { isWrong } from './verdict.ts';

interface Found {
  /** The common cause, as a sentence about the service. */
  cause: string;
  /** What to change, if the hints of the requirements do not fit the cause. */
  hint?: string;
  /** Tells which failures have another cause. */
  except?: (outcome: Outcome) => boolean;
  /** Tells which failure shows the cause; by default the first. */
  shows?: (outcome: Outcome) => boolean;
}

/** Requirements that may fail for the same cause. */
interface Family {
  members: readonly string[];
  causeOf: (failed: readonly Outcome[], all: readonly Outcome[]) => Found | undefined;
}

const refusals = [
  'auth/refuses-missing-credentials',
  'auth/refuses-a-wrong-password',
  'auth/refuses-a-wrong-user',
  'auth/refuses-a-nearly-right-password',
  'auth/refuses-another-scheme',
  'auth/refuses-a-malformed-header',
];

const changesNothing = 'auth/refused-calls-change-nothing';
const deleting = 'de-provisioning';

/** A wrong answer to wrong credentials; `at` is the number of the exchange. */
type WrongAnswer = { status: string; on: string; at: number };

const answersIn = ({ problems = [] }: Outcome): WrongAnswer[] =>
  problems.flatMap(({ got, exchanges: [at = 0] = [] }) => {
    const [, status, on] = /^status (\d{3}) on ([\w-]+)/.exec(got) ?? [];
    return status && on ? [{ status, on, at }] : [];
  });

const isAccepted = ({ status }: WrongAnswer): boolean => status.startsWith('2');
const isAcceptedOn = (on: string) => (answer: WrongAnswer) => answer.on === on && isAccepted(answer);

/** Once a DELETE was accepted, the next ones get the answer for a missing resource, which is no refusal of their credentials. */
function withoutMissing(all: readonly WrongAnswer[], answers: readonly WrongAnswer[]): WrongAnswer[] {
  const deletedAt = Math.min(...all.filter(isAcceptedOn(deleting)).map(({ at }) => at));
  return answers.filter((answer) => answer.on !== deleting || isAccepted(answer) || answer.at < deletedAt);
}

/** This many kinds of wrong credentials have to get the same answer: fewer may be a coincidence. */
const ENOUGH = 3;

/** The surfaces where every kind of wrong credentials is accepted. */
function unprotected(kinds: readonly WrongAnswer[][]): string[] {
  const all = kinds.flat();
  const surfaces = [...new Set(all.map(({ on }) => on))];
  const isOnlyAccepted = (on: string) => withoutMissing(all, all).every((answer) => answer.on !== on || isAccepted(answer));
  const acceptedKinds = (on: string) => kinds.filter((answers) => answers.some(isAcceptedOn(on))).length;
  const isDeletedOnce =
    acceptedKinds(deleting) > 0 && isOnlyAccepted(deleting) && kinds.every((kind) => kind.some(({ on }) => on === deleting));
  const open = surfaces.filter((on) => acceptedKinds(on) === kinds.length || (on === deleting && isDeletedOnce));
  // Accepted installs use up the budget, so that not every kind is tried on every surface.
  return open.length === 0 ? [] : surfaces.filter((on) => open.includes(on) || (isOnlyAccepted(on) && acceptedKinds(on) >= ENOUGH));
}

const answer401 = (status: string) =>
  `Answer wrong credentials with 401 instead of ${status}, on every route and method under \`base_url\`.`;

/** Every kind of wrong credentials fails. */
function causeOfAll(failed: readonly Outcome[], all: readonly Outcome[]): Found | undefined {
  const kinds = failed.map(answersIn);
  const open = unprotected(kinds);
  const isKept = all.some(({ id, verdict }) => id === changesNothing && verdict === 'pass');
  const refusal = isKept && open.includes(deleting) ? kinds.flat().find(isAcceptedOn(deleting)) : undefined;
  if (refusal)
    return {
      cause: `Your service answers wrong credentials with status ${refusal.status} on ${open.join(' and ')}, and deletes nothing`,
      hint: `${answer401(refusal.status)} If no credentials are checked there, check them on every method.`,
    };
  if (open.length > 0)
    return {
      cause: `Your service checks no credentials on ${open.join(' and ')}`,
      hint: "Check the Authorization header on every route and method under `base_url`, and answer 401 unless it has the manifest's `id` and `api.password`.",
      shows: (outcome) => answersIn(outcome).some((answer) => open.includes(answer.on) && isAccepted(answer)),
    };
  const [first = [], ...others] = kinds;
  const status = first
    .map((answer) => answer.status)
    .find((one) => others.every((answers) => answers.some((other) => other.status === one)));
  if (status === undefined || kinds.flat().some(isAccepted)) return undefined;
  return { cause: `Your service refuses every kind of wrong credentials with status ${status}`, hint: answer401(status) };
}

/** Several kinds of wrong credentials are refused with the same wrong status; those that are accepted fail for another cause. */
function otherRefusal(failed: readonly Outcome[]): Found | undefined {
  const all = failed.flatMap(answersIn);
  const onlyStatus = (outcome: Outcome): string | undefined => {
    const [first, ...others] = new Set(withoutMissing(all, answersIn(outcome)).map(({ status }) => status));
    return others.length > 0 || first?.startsWith('2') ? undefined : first;
  };
  const statuses = failed.flatMap((outcome) => onlyStatus(outcome) ?? []);
  const status = statuses.find((one) => statuses.filter((other) => other === one).length >= ENOUGH);
  if (status === undefined) return undefined;
  const cause = `Your service refuses wrong credentials with status ${status}`;
  return { cause, hint: answer401(status), except: (outcome) => onlyStatus(outcome) !== status };
}

const families: Family[] = [
  {
    members: [...refusals, 'auth/comes-first'],
    causeOf(failed, all) {
      const own = failed.filter(({ id }) => refusals.includes(id));
      return (own.length === refusals.length ? causeOfAll(own, all) : undefined) ?? otherRefusal(own);
    },
  },
  {
    members: [
      'sso/refuses-a-wrong-signature',
      ...['user-id', 'email', 'nav-data', 'timestamp', 'id'].map((name) => `sso/signature-covers-${name}`),
    ],
    causeOf: ([first]) => (first?.got?.includes('none is checked') ? { cause: 'Your service checks no signature' } : undefined),
  },
];

/** Marks the outcomes that fail for one cause: one of them states the cause, the others name that one. */
export function withCauses(outcomes: readonly Outcome[]): Outcome[] {
  const marks = new Map<string, Partial<Outcome>>();
  for (const { members, causeOf } of families) {
    const failed = members.flatMap((member) => outcomes.filter(({ id, verdict }) => id === member && isWrong(verdict)));
    const found = failed.length > 1 ? causeOf(failed, outcomes) : undefined;
    if (!found) continue;
    const { cause, hint, except = () => false, shows = () => true } = found;
    const alike = failed.filter((outcome) => !except(outcome));
    const first = alike.find(shows) ?? alike[0];
    for (const { id } of alike) marks.set(id, id === first?.id ? { cause, ...defined({ hint }) } : { sameCauseAs: first?.id ?? id });
  }
  return outcomes.map((outcome) => ({ ...outcome, ...marks.get(outcome.id) }));
}
