import { adviceOn, notApplicable, ofEach, type Seen, type UnplacedProblem, untested } from '../shared/rule.ts';

export type ClientFacts = NonNullable<Seen['request']>;

/** After an altered redirect a client cannot continue as the contract says, so only its first request counts. */
const isJudged = ({ scene, step }: ClientFacts) => scene === undefined || scene === 'honest' || step === 'request-token';

/** Judges the requests of one sort; `called` is what the client did not send if there are none. */
const ofSort =
  (called: string, isOwn: (facts: ClientFacts) => boolean) =>
  <Problem extends object>(seen: readonly Seen[], problemsOf: (facts: ClientFacts, one: Seen) => readonly Problem[]) => {
    const own = seen.flatMap((one) => (one.request && isOwn(one.request) ? [{ one, facts: one.request }] : []));
    const isCredentialed = seen.some(({ request }) => request !== undefined && request.scheme !== 'none');
    const none = isCredentialed ? notApplicable(`the client sends no ${called}`) : untested('no request with credentials arrived');
    return ofEach(own, none, ({ one, facts }) => problemsOf(facts, one).map((problem) => ({ in: one, ...problem })));
  };

export const ofSigned = ofSort('OAuth 1 request', (facts) => facts.scheme === 'oauth' && isJudged(facts));

export const ofApiTokens = ofSort('API token', ({ scheme, apiTokenIn = [] }) => scheme === 'bearer' || apiTokenIn.length > 0);

/** A PLAINTEXT signature has an ampersand in it, and the contract shows no encoding beyond key="value". */
export const isPlainSignature = ({ kind, name }: NonNullable<ClientFacts['problems']>[number], { signatureMethod }: ClientFacts): boolean =>
  kind === 'not-encoded' && name === 'oauth_signature' && signatureMethod === 'PLAINTEXT';

/** What is wrong with a signature; another requirement judges a header that cannot be read. */
export function signatureProblems(facts: ClientFacts): UnplacedProblem[] {
  const { signature, problems = [], says = 'no signature', mistake, signatureMethod } = facts;
  if (signature === 'right' || problems.some((problem) => !isPlainSignature(problem, facts))) return [];
  const expected =
    signature === 'unknown' ? 'the key and the token that the client was given' : `a signature of this request by ${signatureMethod}`;
  if (mistake) return [{ expected, got: `${mistake.name}: ${mistake.sentence}`, hint: adviceOn(mistake) }];
  const got = says.replace(/^the \S+ signature does not match/, 'a signature that does not match');
  const hint = 'Compare the string that you sign with the base string that `assay oauth` shows for this request.';
  return [{ expected, got, ...(got !== says && { hint }) }];
}
