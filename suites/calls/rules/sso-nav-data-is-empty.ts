import { defineRule } from '../../shared/rule.ts';
import { navDataProblems } from '../../shared/wire/requests.ts';
import { ofForms } from '../sign-on-forms.ts';

export default defineRule({
  requirement: 'calls/sso-nav-data-is-empty',
  isGrouped: true,
  reads: ['calls/sso'],
  evenUnanswered: true,
  check: (seen) => ofForms(seen, ({ navData }, signOn) => navDataProblems(navData).map((problem) => ({ in: signOn, ...problem }))),
});
