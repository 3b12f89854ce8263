import { adviceOn, notApplicable, type Observed, ofEach, type ProblemOf, problem, type RecordingPlace, untested } from '../shared/rule.ts';

export type ClientFacts = NonNullable<Observed['request']>;

/** After an altered redirect a client cannot continue as the contract says, so only its first request counts. */
const isJudged = ({ scene, step }: ClientFacts) => scene === undefined || scene === 'honest' || step === 'request-token';

/** Judges the requests of one sort; `called` is what the client did not send if there are none. */
const ofSort =
  (called: string, isOwn: (facts: ClientFacts) => boolean) =>
  <Problem extends object>(seen: readonly Observed[], problemsOf: (facts: ClientFacts, one: Observed) => readonly Problem[]) => {
    const own = seen.flatMap((one) => (one.request && isOwn(one.request) ? [{ one, facts: one.request }] : []));
    const isCredentialed = seen.some(({ request }) => request !== undefined && request.scheme !== 'none');
    const none = isCredentialed ? notApplicable('sends-none', { what: called }) : untested('no-credentialed-request');
    return ofEach(own, none, ({ one, facts }) => problemsOf(facts, one).map((found) => ({ in: one, ...found })));
  };

export const ofSigned = ofSort('OAuth 1 request', (facts) => facts.scheme === 'oauth' && isJudged(facts));

export const ofApiTokens = ofSort('API token', ({ scheme, apiTokenIn = [] }) => scheme === 'bearer' || apiTokenIn.length > 0);

/** A PLAINTEXT signature has an ampersand in it, and the contract shows no encoding beyond key="value". */
export const isPlainSignature = ({ kind, name }: NonNullable<ClientFacts['problems']>[number], { signatureMethod }: ClientFacts): boolean =>
  kind === 'not-encoded' && name === 'oauth_signature' && signatureMethod === 'PLAINTEXT';

/** What is wrong with a signature; the ways to fail are those of `wrong-signature`. Another requirement judges a header that cannot be read. */
export function signatureProblems(facts: ClientFacts, one: Observed): (RecordingPlace & ProblemOf<'client/signature-verifies'>)[] {
  const { signature, problems = [], says, mistake, signatureMethod: method, token } = facts;
  if (signature === 'right' || problems.some((found) => !isPlainSignature(found, facts))) return [];
  if (signature === 'unknown') return [problem('unknown-credentials', one, { says, token })];
  if (mistake) {
    const { name, sentence } = mistake;
    return [problem('known-mistake', one, { method, mistake: name, sentence, advice: adviceOn(mistake) })];
  }
  return [signature === 'wrong' ? problem('no-match', one, { method }) : problem('unreadable', one, { method, says })];
}
