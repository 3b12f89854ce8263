import { adviceOn, defineRule } from '../rule.ts';
import { ofForms, unfitField } from '../shared/sign-on-forms.ts';

const instead = { 'upper-case': 'the right digest in upper case', missing: 'no signature', wrong: 'a digest of other values' };

export default defineRule({
  requirement: 'calls/sso-signature-is-right',
  watches: ['calls/sso'],
  check: (seen) =>
    ofForms(seen, ({ signature, mistake, unfit }) => {
      if (signature === 'right') return unfitField(unfit, 'signature');
      const expected = 'the lower-case hex SHA-512 of id:user_id:email:nav-data:sso_salt:timestamp';
      const hint = mistake && adviceOn(mistake);
      return [{ expected, got: mistake?.sentence ?? instead[signature], ...(hint && { hint }) }];
    }),
});
