import { adviceOn, collapsed, notApplicable, type RecordingFinding, type Seen, type UnplacedProblem, untested } from '../rule.ts';

export type ClientFacts = NonNullable<Seen['request']>;

const noCredentials = 'no request with credentials arrived';

/** After an altered redirect a client cannot continue as the contract says, so only its first request counts. */
const isJudged = ({ scene, step }: ClientFacts) => scene === undefined || scene === 'honest' || step === 'request-token';

const isCredentialed = ({ request }: Seen) => request !== undefined && request.scheme !== 'none';

export function ofSigned(seen: readonly Seen[], problemsOf: (facts: ClientFacts) => UnplacedProblem[]): RecordingFinding {
  const signed = seen.filter(({ request }) => request?.scheme === 'oauth' && isJudged(request));
  if (signed.length > 0) return ofRequests(signed, problemsOf);
  return seen.some(isCredentialed) ? notApplicable('the client sends no OAuth 1 request') : untested(noCredentials);
}

export function ofApiTokens(seen: readonly Seen[], problemsOf: (facts: ClientFacts) => UnplacedProblem[]): RecordingFinding {
  const own = seen.filter(({ request }) => request?.scheme === 'bearer' || (request?.apiTokenIn ?? []).length > 0);
  if (own.length > 0) return ofRequests(own, problemsOf);
  return seen.some(isCredentialed) ? notApplicable('the client sends no API token') : untested(noCredentials);
}

const ofRequests = (seen: readonly Seen[], problemsOf: (facts: ClientFacts) => UnplacedProblem[]) =>
  collapsed(seen.flatMap((one) => (one.request ? problemsOf(one.request).map((problem) => ({ in: one, ...problem })) : [])));

/** A PLAINTEXT signature has an ampersand in it, and the contract shows no encoding beyond key="value". */
export const isPlainSignature = ({ kind, name }: NonNullable<ClientFacts['problems']>[number], { signatureMethod }: ClientFacts): boolean =>
  kind === 'not-encoded' && name === 'oauth_signature' && signatureMethod === 'PLAINTEXT';

/** What is wrong with a signature; another requirement judges a header that cannot be read. */
export function signatureProblems(facts: ClientFacts): UnplacedProblem[] {
  const { signature, problems = [], says = 'no signature', mistake, signatureMethod } = facts;
  if (signature === 'right' || problems.some((problem) => !isPlainSignature(problem, facts))) return [];
  const expected =
    signature === 'unknown' ? 'the key and the token that the client was given' : `a signature of this request by ${signatureMethod}`;
  return [mistake ? { expected, got: `${mistake.name}: ${mistake.sentence}`, hint: adviceOn(mistake) } : { expected, got: says }];
}
