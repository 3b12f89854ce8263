import { isSuccessOf } from '../../engine/contract/contract.ts';
import { type TokenStep, tokenFields, tokenWords } from '../../engine/signatures/oauth/three-steps.ts';
import { type Answered, collapsed, inEach, isSuccess, notRun, ofEach, type RecordingFinding, undecided, untested } from '../shared/rule.ts';

/** Requests with a right signature: if they are accepted, a refusal on the same surface is about the mistake under test. */
export const isControl = ({ label }: Answered): boolean => label === 'oauth/request-token' || label === 'oauth/api-call';

export const isIssued = ({ answer, issued }: Answered): boolean => isSuccess(answer) && issued?.token === true && issued.secret;

const stepOf = ({ on }: Answered): TokenStep => (on === 'access-token' ? 'accessToken' : 'requestToken');

/** What came instead of a pair of tokens; undefined if one came. */
export function insteadOfTokens(call: Answered): string | undefined {
  if (!isSuccessOf(stepOf(call), call.answer.status)) return `status ${call.answer.status}`;
  const { token, secret } = tokenFields(stepOf(call));
  const missing = [...(call.issued?.token ? [] : [token]), ...(call.issued?.secret ? [] : [secret])];
  return missing.length > 0 ? `status ${call.answer.status} without ${missing.join(' and ')}` : undefined;
}

const withMethod = (method: string, seen: readonly Answered[]) => seen.filter((call) => call.signedWith === method);

/** Requests for a token, signed with one method, that got none. */
export const issuedWith = (method: string, seen: readonly Answered[]): RecordingFinding =>
  ofEach(withMethod(method, seen), notRun, (call) => {
    const got = insteadOfTokens(call);
    return got === undefined ? [] : inEach([call], `${tokenWords('requestToken')} with ${method}`, got);
  });

const isLetIn = ({ answer, issued }: Answered): boolean => isSuccess(answer) || issued?.token === true;

/** Calls that should be refused and were not: they got a success status, or a token with any status. */
export function letIn(calls: readonly Answered[]) {
  const problems = calls.filter(isLetIn).map((call) => {
    const where = call.on === 'request-token' ? ' for a request token' : '';
    const token = isSuccess(call.answer) ? '' : ' and a token';
    return { in: call, expected: 'a refusal', got: `status ${call.answer.status}${token}${where}, with ${call.what}` };
  });
  return collapsed(problems, ({ in: call, got }) => `${call.on} ${got.replace(/, with.*/s, '')}`);
}

const serverFailed = 'The request is right, and the API failed on it: see the log of the server.';

/** Right calls that were refused; if the first was accepted and a later one refused, we are locked out. */
export function turnedAway(calls: readonly Answered[], called: (call: Answered) => string): RecordingFinding {
  const refused = calls.filter(({ answer }) => !isSuccess(answer));
  const [late] = refused;
  if (late && calls[0] !== late) return undecided(`the same request was accepted at first and later returned ${late.answer.status}`);
  const problems = inEach(refused, 'a status from 200 to 299', (call) => `status ${call.answer.status}${called(call)}`);
  return collapsed(problems.map((problem) => (problem.in.answer.status >= 500 ? { ...problem, hint: serverFailed } : problem)));
}

/** Judges API calls signed with one method: right ones must be accepted, forged ones refused. */
export function signedWith(method: string, seen: readonly Answered[]): RecordingFinding {
  const calls = withMethod(method, seen);
  if (!calls.some(isControl)) return notRun;
  const refused = turnedAway(calls.filter(isControl), () => ` for a right ${method} signature`);
  const forged = letIn(calls.filter((call) => !isControl(call)));
  if (!('verdict' in refused)) return [...refused, ...forged];
  return forged.length > 0 ? forged : refused;
}

/** Records of /v2/self that do not belong to the configured user. */
export function recordsOfOthers(calls: readonly Answered[]): RecordingFinding {
  const served = calls.filter(({ answer }) => isSuccess(answer));
  if (served.length === 0) return undecided('no request for the record is accepted');
  const known = served.filter(({ namesUser }) => namesUser !== undefined);
  if (known.length === 0) return untested('needs user.id in the configuration');
  const others = known.filter(({ namesUser }) => !namesUser);
  return collapsed(inEach(others, 'the record of the user whose id is user.id', 'a record without this id'));
}
