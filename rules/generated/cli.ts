// Written by `npm run generate`; edit its source instead.

import createTakesItsInputs from '../cli/create-takes-its-inputs.ts';
import curlAddsAuthentication from '../cli/curl-adds-authentication.ts';
import curlPassesArguments from '../cli/curl-passes-arguments.ts';
import envSetTakesNameAndValue from '../cli/env-set-takes-name-and-value.ts';
import tokenIdentifiersHaveTheirPrefix from '../cli/token-identifiers-have-their-prefix.ts';
import tokensCanBeMadeListedRevoked from '../cli/tokens-can-be-made-listed-revoked.ts';

export const cliRules = [
  createTakesItsInputs,
  curlAddsAuthentication,
  curlPassesArguments,
  envSetTakesNameAndValue,
  tokenIdentifiersHaveTheirPrefix,
  tokensCanBeMadeListedRevoked,
];
