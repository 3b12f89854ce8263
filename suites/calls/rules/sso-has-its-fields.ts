import { requiredFields } from '../../../engine/contract/contract.ts';
import { defineRule } from '../../shared/rule.ts';
import { navDataProblems } from '../../shared/wire/requests.ts';
import { ofForms, unfitField } from '../sign-on-forms.ts';

/** The fields without a requirement of their own. */
const ownNames = (unfit: readonly string[], navData: string | undefined): string[] => {
  const isReported = navDataProblems(navData).length > 0;
  return unfit.filter((name) => name !== 'signature' && name !== 'timestamp' && !(name === 'nav-data' && isReported));
};

export default defineRule({
  requirement: 'calls/sso-has-its-fields',
  watches: ['calls/sso'],
  check: (seen) =>
    ofForms(seen, ({ fields, navData, unfit = [] }, { seen: { people } }) => [
      ...requiredFields('signOn')
        .map((name) => ({ name, times: fields.filter((field) => field === name).length }))
        .filter(({ times }) => times !== 1)
        .map(({ name, times }) => ({ expected: `${name} once`, got: times === 0 ? 'nothing' : `${times} values` })),
      ...ownNames(unfit, navData).flatMap((name) => unfitField(unfit, name)),
      ...(people?.user === false ? [{ expected: 'user.id as user_id', got: 'a different value' }] : []),
      ...(people?.email === false ? [{ expected: 'user.email as email', got: 'a different value' }] : []),
    ]),
});
