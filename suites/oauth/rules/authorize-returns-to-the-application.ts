import { defineRule, problem, undecided, untested } from '../../shared/rule.ts';
import { ofRedirects } from '../authorisations.ts';

export default defineRule({
  requirement: 'oauth/authorize-returns-to-the-application',
  isGrouped: true,
  reads: ['oauth/authorize'],
  evenUnanswered: true,
  after: ['oauth/issues-a-request-token'],
  check: (seen) =>
    ofRedirects(seen, (ended) => {
      const verified = ended.filter(({ redirect }) => redirect.verifier);
      if (verified.length === 0) return undecided('no-redirect-with-a-verifier');
      const judged = verified.filter(({ redirect }) => redirect.returnsToCallback !== undefined);
      if (judged.length === 0) return untested('needs-input', { needs: 'oauth.callback_url in the configuration' });
      return judged.filter(({ redirect }) => !redirect.returnsToCallback).map((one) => problem('elsewhere', one));
    }),
});
