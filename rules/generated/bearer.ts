// Written by `npm run generate`; edit its source instead.

import actsForItsUser from '../bearer/acts-for-its-user.ts';
import echo from '../bearer/echo.ts';
import isForTheBridge from '../bearer/is-for-the-bridge.ts';
import opensTheBridge from '../bearer/opens-the-bridge.ts';
import refusesABadToken from '../bearer/refuses-a-bad-token.ts';
import refusesARevokedToken from '../bearer/refuses-a-revoked-token.ts';
import refusesAnExpiredToken from '../bearer/refuses-an-expired-token.ts';
import servesEveryPath from '../bearer/serves-every-path.ts';
import tokenIdentifierHasItsPrefix from '../bearer/token-identifier-has-its-prefix.ts';
import withoutScheme from '../bearer/without-scheme.ts';

export const bearerRules = [
  actsForItsUser,
  echo,
  isForTheBridge,
  opensTheBridge,
  refusesABadToken,
  refusesARevokedToken,
  refusesAnExpiredToken,
  servesEveryPath,
  tokenIdentifierHasItsPrefix,
  withoutScheme,
];
