import { authorization } from '../engine/signatures/oauth/authorization.ts';
import { signedForm } from '../engine/signatures/sso/signature.ts';
import type * as declared from './assay.d.ts';
import { judgeManifest, judgeReport, listedRequirements } from './rules.ts';

export { certify } from './certify.ts';
export { assertConforming } from './conforming.ts';

export const sign: typeof declared.sign = {
  form: (signOn) => signedForm(signOn),
  request: (request, credentials, choices) => authorization(request, credentials, choices).header,
};

export const rules: typeof declared.rules = { requirements: listedRequirements, judgeManifest, judgeReport };
