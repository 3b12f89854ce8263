import type { Outcome } from '../../specs/generated/schemas.ts';
import { isWrong } from './verdict.ts';

/** Requirements that may fail for the same cause; the first that fails shows it. */
interface Family {
  members: readonly string[];
  /** The common cause, as a sentence about the service; `except` tells which failures have another cause. */
  causeOf: (failed: readonly Outcome[]) => { cause: string; except?: (outcome: Outcome) => boolean } | undefined;
}

const refusals = [
  'auth/refuses-missing-credentials',
  'auth/refuses-a-wrong-password',
  'auth/refuses-a-wrong-user',
  'auth/refuses-a-nearly-right-password',
  'auth/refuses-another-scheme',
  'auth/refuses-a-malformed-header',
];

const statusesOf = ({ problems = [] }: Outcome): { status: string; on: string }[] =>
  problems.flatMap(({ got }) => {
    const [, status, on] = /^status (\d{3}) on ([\w-]+)/.exec(got) ?? [];
    return status && on ? [{ status, on }] : [];
  });

const commonTo = (lists: readonly string[][]): string[] => {
  const [first = [], ...rest] = lists;
  return [...new Set(first)].filter((one) => rest.every((list) => list.includes(one)));
};

/** This many kinds of wrong credentials have to be refused with the same status: fewer may be a coincidence. */
const ENOUGH = 3;

/** Several kinds of wrong credentials are refused with the same wrong status; those that are accepted fail for another cause. */
function otherRefusal(failed: readonly Outcome[]): ReturnType<Family['causeOf']> {
  const onlyStatus = (outcome: Outcome): string | undefined => {
    const [first, ...others] = new Set(statusesOf(outcome).map(({ status }) => status));
    return others.length > 0 || first?.startsWith('2') ? undefined : first;
  };
  const statuses = failed.flatMap((outcome) => onlyStatus(outcome) ?? []);
  const status = statuses.find((one) => statuses.filter((other) => other === one).length >= ENOUGH);
  if (status === undefined) return undefined;
  return { cause: `Your service refuses wrong credentials with status ${status}`, except: (outcome) => onlyStatus(outcome) !== status };
}

const families: Family[] = [
  {
    members: [...refusals, 'auth/comes-first', 'auth/refused-calls-change-nothing'],
    causeOf(failed) {
      const own = failed.filter(({ id }) => refusals.includes(id));
      const statuses = own.map(statusesOf);
      const isAll = own.length === refusals.length;
      const unprotected = commonTo(statuses.map((list) => list.filter(({ status }) => status.startsWith('2')).map(({ on }) => on)));
      if (isAll && unprotected.length > 0) return { cause: `Your service checks no credentials on ${unprotected.join(' and ')}` };
      const [other] = commonTo(statuses.map((list) => list.map(({ status }) => status)));
      if (isAll && other) return { cause: `Your service refuses every kind of wrong credentials with status ${other}` };
      return otherRefusal(own);
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

/** Marks the outcomes that fail for one cause: the first states the cause, the others name the first. */
export function withCauses(outcomes: readonly Outcome[]): Outcome[] {
  const marks = new Map<string, Pick<Outcome, 'cause' | 'sameCauseAs'>>();
  for (const { members, causeOf } of families) {
    const failed = members.flatMap((member) => outcomes.filter(({ id, verdict }) => id === member && isWrong(verdict)));
    const { cause, except = () => false } = (failed.length > 1 && causeOf(failed)) || {};
    const [first, ...others] = failed.filter((outcome) => !except(outcome));
    if (!first || cause === undefined) continue;
    marks.set(first.id, { cause });
    for (const { id } of others) marks.set(id, { sameCauseAs: first.id });
  }
  return outcomes.map((outcome) => ({ ...outcome, ...marks.get(outcome.id) }));
}
