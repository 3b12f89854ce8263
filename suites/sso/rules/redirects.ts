import { isUrl } from '../../../engine/wire/url.ts';
import { type Answered, defineRule, header, type ProblemOf, problem, type RecordingPlace } from '../../shared/rule.ts';
import { problemsIn } from '../../shared/wire/answers.ts';
import { acceptanceLabels, ofAccepted } from '../accepted-sign-on.ts';
import { firstAnswer } from '../sign-ons.ts';

const redirections = [301, 302, 303, 307, 308];

export default defineRule({
  requirement: 'sso/redirects',
  reads: acceptanceLabels,
  after: ['provision/answers-json'],
  check: (seen) => ofAccepted(seen, insteadOfARedirect),
});

function insteadOfARedirect(signOn: Answered): (RecordingPlace & ProblemOf<'sso/redirects'>)[] {
  const answer = firstAnswer(signOn);
  const { status } = answer;
  const location = header(answer, 'location');
  if (!redirections.includes(status)) return [problem('other-status', signOn, { status })];
  if (!location) return [problem('no-location', signOn, { status })];
  if (!isUrl(location, signOn.exchanges[0]?.request.url)) return [problem('no-address', signOn, { status, location })];
  return problemsIn('sso/redirects', { ...signOn, answer });
}
