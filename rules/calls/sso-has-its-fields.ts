import { requiredFields } from '../../engine/contract/contract.ts';
import { defineRule } from '../../engine/rule.ts';
import { ofForms, unfitField } from '../sign-on-forms.ts';

/** Fields whose values have a requirement of their own. */
const judgedElsewhere = ['signature', 'timestamp', 'nav-data'];

export default defineRule({
  requirement: 'calls/sso-has-its-fields',
  watches: ['calls/sso'],
  check: (seen) =>
    ofForms(seen, ({ fields, unfit = [] }, { seen: { people } }) => [
      ...requiredFields('signOn')
        .map((name) => ({ name, times: fields.filter((field) => field === name).length }))
        .filter(({ times }) => times !== 1)
        .map(({ name, times }) => ({ expected: `${name} once`, got: times === 0 ? 'nothing' : `${times} of it` })),
      ...unfit.filter((name) => !judgedElsewhere.includes(name)).flatMap((name) => unfitField(unfit, name)),
      ...(people?.user === false ? [{ expected: 'user.id as user_id', got: 'another one' }] : []),
      ...(people?.email === false ? [{ expected: 'user.email as email', got: 'another one' }] : []),
    ]),
});
