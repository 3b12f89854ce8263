import { defineRule } from '../rule.ts';
import { ofForms } from '../shared/sign-on-forms.ts';
import { navDataProblems } from '../wire/requests.ts';

export default defineRule({
  requirement: 'calls/sso-nav-data-is-empty',
  watches: ['calls/sso'],
  check: (seen) => ofForms(seen, ({ navData }) => navDataProblems(navData)),
});
