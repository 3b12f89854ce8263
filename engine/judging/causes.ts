import type { Outcome } from './verdict.ts';

/** Requirements that may fail for one cause, which the first of them tells. */
interface Family {
  members: readonly string[];
  /** The cause, in a sentence about the service, and whom it is not the cause of; undefined where each fails for a cause of its own. */
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

/** Fewer that are refused with one other status may be a chance. */
const ENOUGH = 3;

/** Most wrong credentials are refused, with another status than the contract's; what is let in has a cause of its own. */
function otherRefusal(failed: readonly Outcome[]): ReturnType<Family['causeOf']> {
  const only = (outcome: Outcome): string | undefined => {
    const [first, ...others] = new Set(statusesOf(outcome).map(({ status }) => status));
    return others.length > 0 || first?.startsWith('2') ? undefined : first;
  };
  const alone = failed.flatMap((outcome) => only(outcome) ?? []);
  const status = alone.find((one) => alone.filter((other) => other === one).length >= ENOUGH);
  if (status === undefined) return undefined;
  return { cause: `Your service refuses wrong credentials with status ${status}`, except: (outcome) => only(outcome) !== status };
}

const families: Family[] = [
  {
    members: [...refusals, 'auth/comes-first', 'auth/refused-calls-change-nothing'],
    causeOf(failed) {
      const own = failed.filter(({ id }) => refusals.includes(id));
      const statuses = own.map(statusesOf);
      const isAll = own.length === refusals.length;
      const open = commonTo(statuses.map((list) => list.filter(({ status }) => status.startsWith('2')).map(({ on }) => on)));
      if (isAll && open.length > 0) return { cause: `Your service checks no credentials on ${open.join(' and ')}` };
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

/** Marks the outcomes that fail for one cause: the first says it, the others name the first. */
export function withCauses(outcomes: readonly Outcome[]): Outcome[] {
  const marks = new Map<string, Pick<Outcome, 'cause' | 'sameCauseAs'>>();
  for (const { members, causeOf } of families) {
    const failed = outcomes.filter(({ id, verdict }) => members.includes(id) && (verdict === 'fail' || verdict === 'warn'));
    const inOrder = members.flatMap((id) => failed.find((outcome) => outcome.id === id) ?? []);
    const { cause, except = () => false } = (inOrder.length > 1 && causeOf(inOrder)) || {};
    const [first, ...others] = inOrder.filter((outcome) => !except(outcome));
    if (!first || cause === undefined) continue;
    marks.set(first.id, { cause });
    for (const { id } of others) marks.set(id, { sameCauseAs: first.id });
  }
  return outcomes.map((outcome) => ({ ...outcome, ...marks.get(outcome.id) }));
}
