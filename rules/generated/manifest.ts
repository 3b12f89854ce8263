// Written by `npm run generate`; edit its source instead.

import configVarsArePrefixed from '../manifest/config-vars-are-prefixed.ts';
import configVarsAreStrings from '../manifest/config-vars-are-strings.ts';
import idIsPresent from '../manifest/id-is-present.ts';
import idIsUnchanged from '../manifest/id-is-unchanged.ts';
import idIsWellFormed from '../manifest/id-is-well-formed.ts';
import isAJsonObject from '../manifest/is-a-json-object.ts';
import isPlainJson from '../manifest/is-plain-json.ts';
import nameIsAString from '../manifest/name-is-a-string.ts';
import passwordIsLong from '../manifest/password-is-long.ts';
import passwordIsPresent from '../manifest/password-is-present.ts';
import productionUrlsArePresent from '../manifest/production-urls-are-present.ts';
import regionsIncludeEu from '../manifest/regions-include-eu.ts';
import ssoSaltIsLong from '../manifest/sso-salt-is-long.ts';
import ssoSaltIsPresent from '../manifest/sso-salt-is-present.ts';
import testUrlsArePresent from '../manifest/test-urls-are-present.ts';
import urlsUseHttps from '../manifest/urls-use-https.ts';

export const manifestRules = [
  configVarsArePrefixed,
  configVarsAreStrings,
  idIsPresent,
  idIsUnchanged,
  idIsWellFormed,
  isAJsonObject,
  isPlainJson,
  nameIsAString,
  passwordIsLong,
  passwordIsPresent,
  productionUrlsArePresent,
  regionsIncludeEu,
  ssoSaltIsLong,
  ssoSaltIsPresent,
  testUrlsArePresent,
  urlsUseHttps,
];
