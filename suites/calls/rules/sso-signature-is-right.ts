import { valuesOf } from '../../../engine/contract/contract.ts';
import { signatureWords } from '../../../engine/contract/value-words.ts';
import type { Mistake } from '../../../specs/generated/schemas.ts';
import { adviceOn, defineRule } from '../../shared/rule.ts';
import { ofForms, unfitField } from '../sign-on-forms.ts';

const instead = { 'upper-case': 'the right digest in upper case', missing: 'no signature', wrong: 'a digest of other values' };

/** The mistakes are described to a partner, who reads the form; here the platform that wrote it made them. */
const asThePlatforms = ({ sentence }: Mistake): string =>
  `a wrong signature: ${sentence.replace(/^Your service/, 'the platform').replace(/\.$/, '')}`;

const adviceToThePlatform = (mistake: Mistake): string =>
  adviceOn(mistake).replace(/^Decode the form once, .*?\./, 'Hash the plain values, then form-encode them.');

export default defineRule({
  requirement: 'calls/sso-signature-is-right',
  watches: ['calls/sso'],
  check: (seen) =>
    ofForms(seen, ({ signature, mistake, unfit }) => {
      if (signature === 'right') return unfitField(unfit, 'signature');
      const { digest, string } = signatureWords(valuesOf('sign-on'));
      const expected = `the ${digest} of ${string}`;
      const hint = mistake && adviceToThePlatform(mistake);
      return [{ expected, got: mistake ? asThePlatforms(mistake) : instead[signature], ...(hint && { hint }) }];
    }),
});
