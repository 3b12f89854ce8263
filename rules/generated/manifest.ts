// Written by `npm run generate`; edit its source instead.

import configVarsArePrefixed from '../manifest/config-vars-are-prefixed.ts';
import idIsUnchanged from '../manifest/id-is-unchanged.ts';
import isAJsonObject from '../manifest/is-a-json-object.ts';
import isPlainJson from '../manifest/is-plain-json.ts';
import urlsUseHttps from '../manifest/urls-use-https.ts';

export const manifestRules = [
  configVarsArePrefixed,
  idIsUnchanged,
  isAJsonObject,
  isPlainJson,
  urlsUseHttps,
];
