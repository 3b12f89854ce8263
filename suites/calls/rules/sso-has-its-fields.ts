import { requiredFields } from '../../../engine/contract/contract.ts';
import { defineRule, type Observed, type ProblemOf, problem, type RecordingPlace } from '../../shared/rule.ts';
import { navDataProblems } from '../../shared/wire/requests.ts';
import { notAsConfigured } from '../people.ts';
import { ofForms, unfitField } from '../sign-on-forms.ts';

export default defineRule({
  requirement: 'calls/sso-has-its-fields',
  isGrouped: true,
  reads: ['calls/sso'],
  evenUnanswered: true,
  check: (seen) =>
    ofForms(seen, (form, signOn) => [
      ...requiredFields('signOn').flatMap((name) => notOnce(form.fields, signOn, name)),
      ...ownNames(form.unfit ?? [], form.navData).flatMap((name) => unfitField(form, signOn, name)),
      ...notAsConfigured(signOn.people?.user, signOn, 'user.id', 'user_id'),
      ...notAsConfigured(signOn.people?.email, signOn, 'user.email', 'email'),
    ]),
});

function notOnce(fields: readonly string[], signOn: Observed, name: string): (RecordingPlace & ProblemOf<'calls/sso-has-its-fields'>)[] {
  const times = fields.filter((field) => field === name).length;
  if (times === 1) return [];
  return [times === 0 ? problem('missing', signOn, { name }) : problem('repeated', signOn, { name, times })];
}

/** The fields without a requirement of their own. */
const ownNames = (unfit: readonly string[], navData: string | undefined): string[] => {
  const isReported = navDataProblems(navData).length > 0;
  return unfit.filter((name) => name !== 'signature' && name !== 'timestamp' && !(name === 'nav-data' && isReported));
};
