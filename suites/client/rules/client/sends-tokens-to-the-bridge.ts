import { defineRule, type Observed, type ProblemOf, problem, type RecordingPlace } from '../../../shared/rule.ts';
import { type ClientFacts, ofApiTokens } from '../../client-requests.ts';

export default defineRule({
  requirement: 'client/sends-tokens-to-the-bridge',
  isGrouped: true,
  reads: ['client/request'],
  evenUnanswered: true,
  check: (seen) => ofApiTokens(seen, problemsOf),
});

function problemsOf(facts: ClientFacts, one: Observed): (RecordingPlace & ProblemOf<'client/sends-tokens-to-the-bridge'>)[] {
  const { address, scheme, apiToken, apiTokenIn: places = [] } = facts;
  if (address === 'main') return [scheme === 'bearer' ? problem('bearer-at-main', one, {}) : problem('token-at-main', one, { places })];
  if (scheme !== 'bearer') return [problem('not-as-bearer', one, { places })];
  if (apiToken === 'unknown') return [problem('unknown-token', one, {})];
  return places.length > 0 ? [problem('also-elsewhere', one, { places })] : [];
}
