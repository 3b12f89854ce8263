import { operation } from '../../../../engine/contract/contract.ts';
import { defineRule, type Observed, type ProblemOf, problem, type RecordingPlace, undecided } from '../../../shared/rule.ts';
import { type ClientFacts, signatureProblems } from '../../client-requests.ts';

export default defineRule({
  requirement: 'client/exchanges-with-verifier',
  isGrouped: true,
  reads: ['client/login', 'client/exchange'],
  evenUnanswered: true,
  after: ['client/header-is-well-formed', 'client/signature-verifies'],
  isBlockedInOwn: true,
  check(seen) {
    const isPlayed = seen.some(({ request }) => request && isProper(request.scene));
    return isPlayed ? seen.flatMap(problemsOf) : whyNone(seen);
  },
});

/** Whether the redirect has everything that an exchange needs. */
const isProper = (scene: string | undefined) => scene === undefined || scene === 'honest' || scene === 'changed-secret';

function whyNone(seen: readonly Observed[]) {
  const [first] = seen.flatMap(({ login }) => login ?? []);
  if (!first) return undecided('no-exchange');
  const { asked, returned, said } = first;
  const before = asked ? 'redirect-not-reached' : 'no-token-requested';
  return undecided(returned ? 'redirect-not-followed' : before, { said });
}

type Found = RecordingPlace & ProblemOf<'client/exchanges-with-verifier'>;

const problemsOf = (one: Observed): Found[] => {
  if (!one.request) return [];
  return isProper(one.request.scene) ? problemsIn(one.request, one) : afterABreak(one.request, one);
};

const VERIFIERS = { missing: 'no-verifier', wrong: 'other-verifier', early: 'too-early' } as const;

function problemsIn(facts: ClientFacts, one: Observed): Found[] {
  const { token, verifier, scheme, scene, signature, mistake } = facts;
  if (scheme !== 'oauth') return [problem('not-signed', one, {})];
  if (token !== 'request') return [token === 'none' ? problem('no-token', one, {}) : problem('other-token', one, {})];
  const { method: wanted } = operation('accessToken');
  const method = one.exchanges[0]?.request.method;
  return [
    ...(method === wanted ? [] : [problem('other-method', one, { wanted, method })]),
    ...(verifier === undefined || verifier === 'right' ? [] : [problem(VERIFIERS[verifier], one, {})]),
    ...(scene === 'changed-secret' && signature === 'wrong' && !mistake
      ? [problem('secret-of-the-redirect', one, {})]
      : signatureProblems(facts, one)),
  ];
}

/** The contract does not show these answers, so what a client does after them is only a should. */
function afterABreak({ scene, verifier }: ClientFacts, one: Observed): Found[] {
  if (scene === 'no-verifier' && verifier !== 'right') return [problem('goes-on-without-verifier', one, {})];
  return scene === 'error-page' || scene === 'refused-request' ? [problem('goes-on-after-an-error', one, {})] : [];
}
