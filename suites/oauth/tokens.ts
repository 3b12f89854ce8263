import { isSuccessOf } from '../../engine/contract/contract.ts';
import { type TokenStep, tokenFields } from '../../engine/signatures/oauth/three-steps.ts';
import { unlikeFirst } from '../shared/credentials.ts';
import {
  type Answered,
  isSuccess,
  notRun,
  ofEach,
  type ProblemOf,
  problem,
  type RecordingPlace,
  type RowResult,
  undecided,
  untested,
} from '../shared/rule.ts';
import { howRefused, turnedAway } from '../shared/turned-away.ts';

/** Requests with a right signature: if they are accepted, a refusal on the same surface is about the mistake under test. */
export const isControl = ({ label }: Answered): boolean => label === 'oauth/request-token' || label === 'oauth/api-call';

export const isIssued = ({ answer, issued }: Answered): boolean => isSuccess(answer) && issued?.token === true && issued.secret;

const stepOf = ({ on }: Answered): TokenStep => (on === 'access-token' ? 'accessToken' : 'requestToken');

/** The problem with an answer that does not bring a token and its secret. */
export function withoutTokens(call: Answered): (RecordingPlace & ProblemOf<'oauth/exchanges-the-verifier'>)[] {
  const { answer, what } = call;
  const { status } = answer;
  const { token, secret } = tokenFields(stepOf(call));
  if (!isSuccessOf(stepOf(call), status)) return [problem('refused', call, { token, secret, status, what })];
  const missing = [...(call.issued?.token ? [] : [token]), ...(call.issued?.secret ? [] : [secret])];
  return missing.length > 0 ? [problem('incomplete', call, { token, secret, status, missing: missing.join(' and '), lacks: missing })] : [];
}

const withMethod = (method: string, seen: readonly Answered[]) => seen.filter((call) => call.signedWith === method);

/** Requests for a token, signed with one method, that got none. */
export const issuedWith = (method: string, seen: readonly Answered[]): RowResult =>
  ofEach(withMethod(method, seen), notRun(), (call) => withoutTokens(call).map((one) => ({ ...one, facts: { ...one.facts, method } })));

const isLetIn = ({ answer, issued }: Answered): boolean => isSuccess(answer) || issued?.token === true;

/** Calls that should be refused and were not: they got a success status, or a token with any status. */
export const letIn = (calls: readonly Answered[]) =>
  unlikeFirst(calls.filter(isLetIn)).map((call) => {
    const { on, what, answer } = call;
    const purpose = on === 'request-token' ? 'a request token' : undefined;
    return problem(isSuccess(answer) ? 'accepted' : 'refused-with-a-token', call, { status: answer.status, purpose, what, on });
  });

/** Judges API calls signed with one method: right ones must be accepted, forged ones refused. */
export function signedWith(method: string, seen: readonly Answered[]): RowResult {
  const calls = withMethod(method, seen);
  if (!calls.some(isControl)) return notRun();
  const refused = turnedAway(calls.filter(isControl));
  const forged = letIn(calls.filter((call) => !isControl(call)));
  if ('verdict' in refused) return forged.length > 0 ? forged : refused;
  return [...refused.map((call) => problem(howRefused(call), call, { status: call.answer.status, method })), ...forged];
}

/** Records of /v2/self that do not belong to the configured user. */
export function recordsOfOthers(calls: readonly Answered[]): RowResult {
  const served = calls.filter(({ answer }) => isSuccess(answer));
  if (served.length === 0) return undecided('no-record');
  const known = served.filter(({ namesUser }) => namesUser !== undefined);
  if (known.length === 0) return untested('needs-settings', { settings: 'user.id' });
  return known.filter(({ namesUser }) => !namesUser).map((call) => problem('of-another', call));
}
