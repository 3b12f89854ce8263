import { filledUrl } from '../../../engine/contract/request.ts';
import { returnFields } from '../../../engine/signatures/oauth/three-steps.ts';
import { defineRule, problem, undecided } from '../../shared/rule.ts';
import { ofRedirects } from '../authorisations.ts';

export default defineRule({
  requirement: 'oauth/returns-the-same-token',
  isGrouped: true,
  reads: ['oauth/authorize'],
  evenUnanswered: true,
  after: ['oauth/issues-a-request-token'],
  check: (seen) =>
    ofRedirects(seen, (ended) => {
      const { token } = returnFields();
      const returned = ended.filter(({ redirect }) => redirect.token);
      if (returned.length === 0) return undecided('token-not-returned', { token });
      return returned
        .filter(({ redirect }) => redirect.isSameToken === false)
        .map((one) => problem('other-token', one, { token, path: asked() }));
    }),
});

/** Only the path: each platform has its own prefix. */
const asked = () => filledUrl('requestToken', { base_url: '', path_prefix: '' });
