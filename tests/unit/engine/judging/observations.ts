import type { RecordingRule } from '../../../../engine/judging/rule.ts';
import { type Answered, join, type RecordedExchange } from '../../../../engine/recording/recording.ts';
import type { Level, Observation } from '../../../../specs/generated/schemas.ts';
import { judge, ruleInWords } from './in-words.ts';

export interface Observed extends Omit<Observation, 'exchanges'> {
  status?: number;
  headers?: [string, string][];
}

const exchange = ({ label, status, headers = [] }: Observed): RecordedExchange => ({
  request: { method: 'POST', url: `https://acme.example/${label}`, headers: [] },
  ...(status === undefined
    ? { error: { kind: 'timeout', message: 'no answer within 10 s' } }
    : { response: { status, headers, body: '' } }),
  started: 0,
  ms: { total: 1 },
});

/** A recording in which each observation that was not skipped has one exchange. */
export function played(...all: Observed[]) {
  const made = all.filter(({ skipped }) => !skipped);
  const observations = all.map(({ status, headers, ...facts }, index): Observation => {
    const number = made.indexOf(all[index] as Observed);
    return { ...facts, exchanges: number < 0 ? [] : [number] };
  });
  return join([{ play: 'a play', observations, exchanges: made.map(exchange) }]);
}

export const id = 'auth/refuses-a-wrong-user';
export const notRefused = (seen: readonly Answered[]) =>
  seen.filter(({ answer }) => answer.status !== 401).map((call) => ({ in: call, expected: '401', got: String(call.answer.status) }));
export const refusing: RecordingRule = ruleInWords({ requirement: id, reads: ['auth/wrong-user'], check: notRefused });
export const judged = (observations: Observed[], rule: RecordingRule = refusing, level: Level = 'must') =>
  judge([rule], { played: played(...observations) }, () => level).get(rule.requirement);
export const wrong = (status?: number, more: Partial<Observed> = {}): Observed => ({
  label: 'auth/wrong-user',
  credentials: 'wrong-user',
  on: 'provisioning',
  ...(status !== undefined && { status }),
  ...more,
});
