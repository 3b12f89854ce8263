import { knowsTheAddon } from '../../shared/received.ts';
import { defineRule, problem } from '../../shared/rule.ts';
import { ofForms } from '../sign-on-forms.ts';

export default defineRule({
  requirement: 'calls/sso-id-is-the-partner-id',
  isGrouped: true,
  reads: ['calls/sso'],
  evenUnanswered: true,
  isShown: knowsTheAddon,
  check: (seen) =>
    ofForms(seen, ({ id }, signOn) => {
      const { resourceId, addonId } = signOn;
      if (id === resourceId) return [];
      const isOwn = id !== undefined && id === addonId;
      return [isOwn ? problem('own-addon-id', signOn, { resourceId, id }) : problem('other-id', signOn, { resourceId, id })];
    }),
});
