import { operation } from '../../../../engine/contract/contract.ts';
import { collapsed, defineRule, type RecordingProblem, type Seen, type UnplacedProblem, undecided } from '../../../shared/rule.ts';
import { type ClientFacts, signatureProblems } from '../../client-requests.ts';

export default defineRule({
  requirement: 'client/exchanges-with-verifier',
  watches: ['client/login', 'client/exchange'],
  after: ['client/header-is-well-formed', 'client/signature-verifies'],
  isBlockedInOwn: true,
  check(seen) {
    const isPlayed = seen.some(({ request }) => request && isProper(request.scene));
    return isPlayed ? collapsed(seen.flatMap(problemsOf)) : whyNone(seen);
  },
});

/** Whether the redirect has everything that an exchange needs. */
const isProper = (scene: string | undefined) => scene === undefined || scene === 'honest' || scene === 'changed-secret';

function whyNone(seen: readonly Seen[]) {
  const [first] = seen.flatMap(({ login }) => login ?? []);
  if (!first) return undecided('no exchange follows a proper redirect');
  const { asked, returned, said } = first;
  const before = asked ? 'the redirect did not reach it' : 'no request token was requested';
  const far = returned ? 'the redirect was not followed by an exchange' : before;
  return undecided(said ? `${far}: ${said}` : far);
}

function problemsOf(one: Seen): RecordingProblem[] {
  const { request: facts, exchanges } = one;
  if (!facts) return [];
  const found = isProper(facts.scene) ? problemsIn(facts, exchanges[0]?.request.method ?? '') : afterABreak(facts);
  return found.map((problem) => ({ in: one, ...problem }));
}

const VERIFIERS: Partial<Record<NonNullable<ClientFacts['verifier']>, string>> = {
  missing: 'no oauth_verifier',
  wrong: 'a different value',
  early: 'an exchange before the user agreed',
};

function problemsIn(facts: ClientFacts, method: string): UnplacedProblem[] {
  const { token, verifier, scheme } = facts;
  if (scheme !== 'oauth') return [{ expected: 'a signed access-token request', got: 'a request without OAuth parameters' }];
  const wrongVerifier = verifier && VERIFIERS[verifier];
  if (token !== 'request')
    return [{ expected: 'the oauth_token of the first step', got: token === 'none' ? 'no oauth_token' : 'a different oauth_token' }];
  const { method: expected } = operation('accessToken');
  return [
    ...(method === expected ? [] : [{ expected, got: method }]),
    ...(wrongVerifier ? [{ expected: 'the oauth_verifier of the redirect', got: wrongVerifier }] : []),
    ...signatureProblems(facts),
  ];
}

/** The contract does not show these answers, so what a client does after them is only a should. */
function afterABreak({ scene, verifier }: ClientFacts): UnplacedProblem[] {
  if (scene === 'no-verifier' && verifier !== 'right')
    return [{ expected: 'no exchange without a verifier', got: 'an exchange after a redirect without a verifier', level: 'should' }];
  if (scene === 'error-page' || scene === 'refused-request')
    return [{ expected: 'no exchange after an error page', got: 'an exchange', level: 'should' }];
  return [];
}
