// Written by `npm run generate`; edit its source instead.

import acceptsASecondInstall from '../provision/accepts-a-second-install.ts';
import acceptsAnyValidBody from '../provision/accepts-any-valid-body.ts';
import callbacksNameTheAddOn from '../provision/callbacks-name-the-add-on.ts';
import callbacksStayUnderV2 from '../provision/callbacks-stay-under-v2.ts';
import callbacksUseTheManifestCredentials from '../provision/callbacks-use-the-manifest-credentials.ts';
import configArrives from '../provision/config-arrives.ts';
import configCoversConfigVars from '../provision/config-covers-config-vars.ts';
import configKeysAreDeclared from '../provision/config-keys-are-declared.ts';
import contentTypeCharset from '../provision/content-type-charset.ts';
import doesNotCallBackEarly from '../provision/does-not-call-back-early.ts';
import idsAreDistinct from '../provision/ids-are-distinct.ts';
import succeeds from '../provision/succeeds.ts';
import toleratesUnknownFields from '../provision/tolerates-unknown-fields.ts';
import updatesEndWithTheAddOn from '../provision/updates-end-with-the-add-on.ts';
import updatesHaveOnlyConfig from '../provision/updates-have-only-config.ts';

export const provisionRules = [
  acceptsASecondInstall,
  acceptsAnyValidBody,
  callbacksNameTheAddOn,
  callbacksStayUnderV2,
  callbacksUseTheManifestCredentials,
  configArrives,
  configCoversConfigVars,
  configKeysAreDeclared,
  contentTypeCharset,
  doesNotCallBackEarly,
  idsAreDistinct,
  succeeds,
  toleratesUnknownFields,
  updatesEndWithTheAddOn,
  updatesHaveOnlyConfig,
];
