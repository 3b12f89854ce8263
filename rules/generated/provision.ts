// Written by `npm run generate`; edit its source instead.

import acceptsASecondInstall from '../provision/accepts-a-second-install.ts';
import acceptsAnyValidBody from '../provision/accepts-any-valid-body.ts';
import answersJson from '../provision/answers-json.ts';
import callbacksStayUnderV2 from '../provision/callbacks-stay-under-v2.ts';
import callbacksUseTheManifestCredentials from '../provision/callbacks-use-the-manifest-credentials.ts';
import configCoversConfigVars from '../provision/config-covers-config-vars.ts';
import configIsAStringMap from '../provision/config-is-a-string-map.ts';
import configKeysAreDeclared from '../provision/config-keys-are-declared.ts';
import contentTypeCharset from '../provision/content-type-charset.ts';
import doesNotCallBackEarly from '../provision/does-not-call-back-early.ts';
import idIsAString from '../provision/id-is-a-string.ts';
import idIsAddressable from '../provision/id-is-addressable.ts';
import idsAreDistinct from '../provision/ids-are-distinct.ts';
import labelsJson from '../provision/labels-json.ts';
import messageIsAString from '../provision/message-is-a-string.ts';
import succeeds from '../provision/succeeds.ts';
import toleratesUnknownFields from '../provision/tolerates-unknown-fields.ts';
import updatesHaveOnlyConfig from '../provision/updates-have-only-config.ts';

export const provisionRules = [
  acceptsASecondInstall,
  acceptsAnyValidBody,
  answersJson,
  callbacksStayUnderV2,
  callbacksUseTheManifestCredentials,
  configCoversConfigVars,
  configIsAStringMap,
  configKeysAreDeclared,
  contentTypeCharset,
  doesNotCallBackEarly,
  idIsAString,
  idIsAddressable,
  idsAreDistinct,
  labelsJson,
  messageIsAString,
  succeeds,
  toleratesUnknownFields,
  updatesHaveOnlyConfig,
];
