import { defineRule, undecided } from '../../engine/rule.ts';
import { ofRedirects } from '../authorisations.ts';
import { issuesARequestToken } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/returns-the-same-token',
  watches: ['oauth/authorize'],
  after: issuesARequestToken,
  check: (seen) =>
    ofRedirects(seen, (ended) => {
      const returned = ended.filter(({ redirect }) => redirect.token);
      if (returned.length === 0) return undecided('no redirect brings an oauth_token back');
      return returned
        .filter(({ redirect }) => redirect.isSameToken === false)
        .map((one) => ({ in: one, expected: 'the oauth_token that /oauth/request_token gave', got: 'another one' }));
    }),
});
