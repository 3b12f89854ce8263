import { knowsTheAddon } from '../../shared/received.ts';
import { defineRule, show } from '../../shared/rule.ts';
import { ofForms } from '../sign-on-forms.ts';

export default defineRule({
  requirement: 'calls/sso-id-is-the-partner-id',
  watches: ['calls/sso'],
  isShown: knowsTheAddon,
  check: (seen) =>
    ofForms(seen, ({ id }, { seen: { resourceId, addonId } }) => {
      if (id === resourceId) return [];
      const got = id !== undefined && id === addonId ? `the platform's own addon_id, ${show(id)}` : show(id);
      return [{ expected: `the id ${show(resourceId)}, which the partner returned`, got }];
    }),
});
