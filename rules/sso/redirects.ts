import { header } from '../../engine/http/exchange.ts';
import type { Answered } from '../../engine/recording.ts';
import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';
import { isUrl } from '../../engine/url.ts';
import { acceptance, ofAccepted } from '../accepted-sign-on.ts';
import { addressable } from '../deletions.ts';
import { firstAnswer } from '../sign-ons.ts';
import { problemsIn } from '../wire/answers.ts';

const redirections = [301, 302, 303, 307, 308];

export default defineRule({
  requirement: 'sso/redirects',
  reads: acceptance,
  after: addressable,
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
  return isUrl(location, base) ? documented?.got : `status ${answer.status} with a Location that is no address: ${show(location)}`;
}
