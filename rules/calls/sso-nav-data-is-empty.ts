import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';
import { ofForms } from '../sign-on-forms.ts';

export default defineRule({
  requirement: 'calls/sso-nav-data-is-empty',
  watches: ['calls/sso'],
  check: (seen) => ofForms(seen, ({ navData }) => (navData === '' ? [] : [{ expected: 'nav-data, empty', got: show(navData) }])),
});
