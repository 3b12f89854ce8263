import type { Family } from '../../../engine/judging/causes.ts';
import { judge } from '../../../engine/judging/judge.ts';
import { join, observed, type RecordedExchange } from '../../../engine/recording/recording.ts';
import type { Observation, Outcome } from '../../../specs/generated/schemas.ts';
import { providerRules } from '../../../suites/registry/provider.ts';

type Call = Omit<Observation, 'exchanges'> & { status: number; authorization?: string; body?: string };

const exchange = ({ status, authorization = 'Basic', body = '' }: Call): RecordedExchange => ({
  request: { method: 'POST', url: 'https://acme.example/resources', headers: [['Authorization', authorization]] },
  response: { status, headers: [], body },
  started: 0,
  ms: { total: 1 },
});

const playedOf = (calls: readonly Call[]) => {
  const observations = calls.map(({ status: _, authorization: __, body: ___, ...call }, index) => ({ ...call, exchanges: [index] }));
  return join([{ play: 'calls', observations, exchanges: calls.map(exchange) }]);
};

export const seenIn = (calls: readonly Call[]) => observed(playedOf(calls));

/** What the rules of a family find in these calls, one after the other, whatever comes before the rules. */
export function outcomesOf({ members = [] }: Family, calls: readonly Call[]): Outcome[] {
  const played = playedOf(calls);
  const rules = providerRules().map((rule) => ({ ...rule, after: [] }));
  const judged = judge(
    rules.filter(({ requirement }) => members.includes(requirement)),
    { played },
    () => 'must',
  );
  return members.flatMap((id) => {
    const { verdict, problems = [] } = judged.get(id) ?? {};
    return verdict ? [outcome(id, verdict, problems)] : [];
  });
}

export const outcome = (id: string, verdict: Outcome['verdict'], problems: Outcome['problems'] = []): Outcome => ({
  id,
  surface: '',
  level: 'must',
  verdict,
  text: '',
  hint: '',
  source: '',
  problems,
});
