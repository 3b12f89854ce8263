import { defineRule, inEach, undecided, untested } from '../rule.ts';
import { ofRedirects } from '../shared/authorisations.ts';
import { issuesARequestToken } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'oauth/authorize-returns-to-the-application',
  watches: ['oauth/authorize'],
  after: issuesARequestToken,
  check: (seen) =>
    ofRedirects(seen, (ended) => {
      const returned = ended.filter(({ redirect }) => redirect.verifier);
      if (returned.length === 0) return undecided('no redirect carries a verifier');
      if (returned.every(({ redirect }) => redirect.returnsToCallback === undefined))
        return untested('needs oauth.callback_url in the configuration');
      const elsewhere = returned.filter(({ redirect }) => redirect.returnsToCallback === false);
      return inEach(elsewhere, 'a redirect to oauth.callback_url with its own query', 'a redirect to another address');
    }),
});
