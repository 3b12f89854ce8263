import type { Outcome } from './verdict.ts';

/** Requirements that may fail for one cause, which the first of them tells. */
interface Family {
  members: readonly string[];
  /** The cause, in a sentence about the service; undefined where each fails for a cause of its own. */
  causeOf: (failed: readonly Outcome[]) => string | undefined;
}

const refusals = [
  'auth/refuses-missing-credentials',
  'auth/refuses-a-wrong-password',
  'auth/refuses-a-wrong-user',
  'auth/refuses-a-nearly-right-password',
  'auth/refuses-another-scheme',
  'auth/refuses-a-malformed-header',
];

/** The statuses that came, by the call that was made. */
const statusesOf = ({ problems = [] }: Outcome): { status: string; on: string }[] =>
  problems.flatMap(({ got }) => {
    const [, status, on] = /^status (\d{3}) on ([\w-]+)/.exec(got) ?? [];
    return status && on ? [{ status, on }] : [];
  });

const commonTo = (lists: readonly string[][]): string[] => {
  const [first = [], ...rest] = lists;
  return [...new Set(first)].filter((one) => rest.every((list) => list.includes(one)));
};

const families: Family[] = [
  {
    members: [...refusals, 'auth/comes-first', 'auth/refused-calls-change-nothing'],
    causeOf(failed) {
      const own = failed.filter(({ id }) => refusals.includes(id));
      if (own.length < refusals.length) return undefined;
      const statuses = own.map(statusesOf);
      const open = commonTo(statuses.map((list) => list.filter(({ status }) => status.startsWith('2')).map(({ on }) => on)));
      if (open.length > 0) return `Your service checks no credentials on ${open.join(' and ')}`;
      const [other] = commonTo(statuses.map((list) => list.map(({ status }) => status)));
      return other && `Your service refuses every kind of wrong credentials with status ${other}`;
    },
  },
  {
    members: ['wrong-signature', 'user-id', 'email', 'nav-data', 'timestamp', 'id'].map((name) =>
      name === 'wrong-signature' ? 'sso/refuses-a-wrong-signature' : `sso/signature-covers-${name}`,
    ),
    causeOf: ([first]) => (first?.got?.includes('none is checked') ? 'Your service checks no signature' : undefined),
  },
];

/** Marks the outcomes that fail for one cause: the first says it, the others name the first. */
export function withCauses(outcomes: readonly Outcome[]): Outcome[] {
  const marks = new Map<string, Pick<Outcome, 'cause' | 'sameCauseAs'>>();
  for (const { members, causeOf } of families) {
    const failed = outcomes.filter(({ id, verdict }) => members.includes(id) && (verdict === 'fail' || verdict === 'warn'));
    const [first, ...others] = members.flatMap((id) => failed.find((outcome) => outcome.id === id) ?? []);
    const cause = others.length > 0 ? causeOf([first as Outcome, ...others]) : undefined;
    if (!first || cause === undefined) continue;
    marks.set(first.id, { cause });
    for (const { id } of others) marks.set(id, { sameCauseAs: first.id });
  }
  return outcomes.map((outcome) => ({ ...outcome, ...marks.get(outcome.id) }));
}
