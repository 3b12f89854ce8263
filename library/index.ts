import { requirements } from '../engine/judging/catalogue.ts';
import { authorization } from '../engine/signatures/oauth/authorization.ts';
import { signedForm } from '../engine/signatures/sso/form.ts';
import { manifestOutcomes, recordedOutcomes } from '../runs/check/outcomes.ts';
import type * as declared from './assay.d.ts';

export { certify } from './certify.ts';
export { assertConforming } from './conforming.ts';

export const sign: typeof declared.sign = {
  form: signedForm,
  request: (request, credentials, choices) => authorization(request, credentials, choices).header,
};

export const rules: typeof declared.rules = {
  requirements: () => requirements().map(({ id, level, text, source, hint, target }) => ({ id, level, text, source, hint, target })),
  judgeManifest: (manifest, env = {}) => manifestOutcomes(typeof manifest === 'string' ? manifest : JSON.stringify(manifest, null, 2), env),
  judgeReport: recordedOutcomes,
};
