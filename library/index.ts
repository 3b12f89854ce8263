import { requirements } from '../engine/catalogue/catalogue.ts';
import { isSignatureMethod, signatureMethods } from '../engine/contract/signature-methods.ts';
import { show } from '../engine/documents/show.ts';
import { UsageError } from '../engine/documents/usage-error.ts';
import { authorization } from '../engine/signatures/oauth/authorization.ts';
import { signedForm } from '../engine/signatures/sso/form.ts';
import { isUrl } from '../engine/wire/url.ts';
import { manifestOutcomes, recordedOutcomes } from '../runs/check/outcomes.ts';
import { didYouMean } from '../runs/selection/suggest.ts';
import type * as declared from './assay.d.ts';
import { checkedObject, checkedReport } from './checked.ts';

export { certify } from './certify.ts';
export { assertConforming } from './conforming.ts';

export const sign: typeof declared.sign = {
  form: (signOn) => signedForm(checkedObject('sign.form', 'a sign-on', signOn, ['id', 'userId', 'email', 'salt'])),
  request: (request, credentials, choices = {}) => {
    checkedObject('sign.request', 'a request', request, ['method', 'url']);
    checkedObject('sign.request', 'credentials', credentials, ['consumerKey', 'consumerSecret']);
    const { signatureMethod } = checkedObject('sign.request', 'choices', choices);
    if (signatureMethod !== undefined && !isSignatureMethod(signatureMethod))
      throw new UsageError(
        `sign.request: unknown signatureMethod "${signatureMethod}"${didYouMean(signatureMethod, Object.keys(signatureMethods))}`,
      );
    if (!isUrl(request.url)) throw new UsageError(`sign.request: expected url as an absolute http or https URL, got ${show(request.url)}`);
    return authorization(request, credentials, choices).header;
  },
};

export const rules: typeof declared.rules = {
  requirements: () => requirements().map(({ id, level, text, source, hint, target }) => ({ id, level, text, source, hint, target })),
  judgeManifest: (manifest, env = {}) => {
    if (typeof manifest === 'string') return manifestOutcomes(manifest, env);
    return manifestOutcomes(JSON.stringify(checkedObject('judgeManifest', 'a manifest as text or as an object', manifest), null, 2), env);
  },
  judgeReport: (report) => recordedOutcomes(checkedReport('judgeReport', report, 'target', 'recordings', 'exchanges')),
};
