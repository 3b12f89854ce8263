import { returnFields } from '../../../engine/signatures/oauth/three-steps.ts';
import { defineRule, type ProblemOf, problem, type RecordingPlace } from '../../shared/rule.ts';
import { type Authorisation, ofRedirects } from '../authorisations.ts';

export default defineRule({
  requirement: 'oauth/authorize-redirects-with-verifier',
  isGrouped: true,
  reads: ['oauth/authorize', 'oauth/authorize-unknown'],
  evenUnanswered: true,
  after: ['oauth/issues-a-request-token'],
  check: (seen) => ofRedirects(seen, (ended) => ended.flatMap(problemsOf)),
});

function problemsOf(seen: Authorisation): (RecordingPlace & ProblemOf<'oauth/authorize-redirects-with-verifier'>)[] {
  const { isRedirect, verifier, token, isEncoded } = seen.redirect;
  if (seen.label === 'oauth/authorize-unknown') return verifier ? [problem('verifier-for-an-unknown-token', seen, {})] : [];
  const names = returnFields();
  if (!isRedirect) return [problem('no-redirect', seen, { ...names, status: seen.exchanges.at(-1)?.response?.status })];
  const missing = [...(verifier ? [] : [names.verifier]), ...(token ? [] : [names.token])];
  if (missing.length > 0)
    return [problem('incomplete', seen, { ...names, missing: missing.join(' and '), lacks: missing, what: seen.what })];
  return isEncoded === false ? [problem('not-encoded', seen, {})] : [];
}
