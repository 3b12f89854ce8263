import { returnFields } from '../../../engine/signatures/oauth/three-steps.ts';
import { defineRule, type RecordingProblem } from '../../shared/rule.ts';
import { type Authorisation, ofRedirects } from '../authorisations.ts';

export default defineRule({
  requirement: 'oauth/authorize-redirects-with-verifier',
  watches: ['oauth/authorize', 'oauth/authorize-unknown'],
  after: ['oauth/issues-a-request-token'],
  check: (seen) => ofRedirects(seen, (ended) => ended.flatMap(problemsOf)),
});

function problemsOf(seen: Authorisation): RecordingProblem[] {
  const { isRedirect, verifier, token, isEncoded } = seen.redirect;
  if (seen.label === 'oauth/authorize-unknown')
    return verifier ? [{ in: seen, expected: 'no verifier for a token that was never issued', got: 'a verifier' }] : [];
  const names = returnFields();
  const expected = `a redirect with ${names.verifier} and ${names.token} in its query`;
  if (!isRedirect) return [{ in: seen, expected, got: `no redirect${statusOf(seen)}` }];
  const missing = [...(verifier ? [] : [names.verifier]), ...(token ? [] : [names.token])];
  if (missing.length > 0) return [{ in: seen, expected, got: `a redirect without ${missing.join(' and ')}` }];
  return isEncoded === false ? [{ in: seen, expected: 'a query that is percent-encoded', got: 'a query that is not' }] : [];
}

function statusOf({ exchanges }: Authorisation): string {
  const status = exchanges.at(-1)?.response?.status;
  return status === undefined ? '' : `, but status ${status}`;
}
