import { contract } from '../../engine/contract/contract.ts';
import { adviceOn, notApplicable, type Observed, ofEach, type ProblemOf, problem, type RecordingPlace, untested } from '../shared/rule.ts';

type Mistake = NonNullable<NonNullable<Observed['request']>['mistake']>;

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

/** Where one mistake explains the signatures of several requests, it is named for all of them. */
export function withOneCause(seen: readonly Observed[]): Observed[] {
  const mistakes = seen.flatMap(({ request }) => request?.mistake ?? []);
  const explains = (name: string, { name: own, also = [] }: Mistake) => name === own || also.includes(name);
  const countOf = (name: string) => mistakes.filter((mistake) => explains(name, mistake)).length;
  return seen.map((one) => {
    const { request, request: { mistake: own } = {} } = one;
    if (!request || !own) return one;
    const [mistake = own] = mistakes
      .filter(({ name }) => explains(name, own))
      .toSorted((first, other) => countOf(other.name) - countOf(first.name));
    return { ...one, request: { ...request, mistake } };
  });
}

/** What is wrong with a signature; the ways to fail are those of `wrong-signature`. Another requirement judges a header that cannot be read. */
export function signatureProblems(facts: ClientFacts, one: Observed): (RecordingPlace & ProblemOf<'client/signature-verifies'>)[] {
  const { signature, problems = [], says, mistake, signatureMethod: method, token } = facts;
  const isUnreadable = problems.some(
    (found) => !isPlainSignature(found, facts) && (found.kind !== 'not-encoded' || found.name === 'oauth_signature'),
  );
  if (signature === 'right' || isUnreadable) return [];
  if (signature === 'unknown') return [problem('unknown-credentials', one, { says, token })];
  if (mistake) {
    const { name, sentence } = mistake;
    return [problem('known-mistake', one, { method, mistake: name, sentence, advice: adviceOn(mistake) })];
  }
  const { methods } = contract().signing;
  if (signature === 'unreadable' && method !== undefined && !methods.some((known) => known === method))
    return [problem('unknown-method', one, { methods: methods.join(', '), method })];
  return [signature === 'wrong' ? problem('no-match', one, { method }) : problem('unreadable', one, { method, says })];
}
