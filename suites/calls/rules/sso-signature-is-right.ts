import { adviceOn, defineRule, type Observed, type ProblemOf, problem, type RecordingPlace } from '../../shared/rule.ts';
import { type Form, ofForms, unfitField } from '../sign-on-forms.ts';

const codes = { 'upper-case': 'upper-case', missing: 'missing', wrong: 'other-values' } as const;

export default defineRule({
  requirement: 'calls/sso-signature-is-right',
  isGrouped: true,
  reads: ['calls/sso'],
  evenUnanswered: true,
  check: (seen) => ofForms(seen, problemsOf),
});

function problemsOf(form: Form, signOn: Observed): (RecordingPlace & ProblemOf<'calls/sso-signature-is-right'>)[] {
  const { signature, mistake } = form;
  if (signature === 'right') return unfitField(form, signOn, 'signature');
  if (!mistake) return [problem(codes[signature], signOn, {})];
  const sentence = mistake.sentence.replace(/\.$/, '');
  return [problem('known-mistake', signOn, { mistake: mistake.name, sentence, advice: adviceOn(mistake) })];
}
