import { isUrl } from '../../../engine/wire/url.ts';
import { type Answered, defineRule, header, show } from '../../shared/rule.ts';
import { problemsIn } from '../../shared/wire/answers.ts';
import { acceptanceLabels, ofAccepted } from '../accepted-sign-on.ts';
import { firstAnswer } from '../sign-ons.ts';

const redirections = [301, 302, 303, 307, 308];

export default defineRule({
  requirement: 'sso/redirects',
  reads: acceptanceLabels,
  after: ['provision/answers-json'],
  check: (seen) =>
    ofAccepted(seen, (signOn) => {
      const got = insteadOfARedirect(signOn);
      return got === undefined ? [] : [{ in: signOn, expected: 'a redirect: 301, 302, 303, 307 or 308 with a Location', got }];
    }),
});

function insteadOfARedirect(signOn: Answered): string | undefined {
  const answer = firstAnswer(signOn);
  const [documented] = problemsIn('sso/redirects', { ...signOn, answer });
  const location = header(answer, 'location');
  if (!redirections.includes(answer.status)) return `status ${answer.status}`;
  if (!location) return `status ${answer.status} without a Location`;
  const base = signOn.exchanges[0]?.request.url;
  return isUrl(location, base) ? documented?.got : `status ${answer.status} with a Location that is not an address: ${show(location)}`;
}
