// Written by `npm run generate`; edit its source instead.

import acceptsTheManifestCredentials from '../auth/accepts-the-manifest-credentials.ts';
import challengesWithBasic from '../auth/challenges-with-basic.ts';
import comesFirst from '../auth/comes-first.ts';
import refusedCallsChangeNothing from '../auth/refused-calls-change-nothing.ts';
import refusesAMalformedHeader from '../auth/refuses-a-malformed-header.ts';
import refusesANearlyRightPassword from '../auth/refuses-a-nearly-right-password.ts';
import refusesAWrongPassword from '../auth/refuses-a-wrong-password.ts';
import refusesAWrongUser from '../auth/refuses-a-wrong-user.ts';
import refusesAnotherScheme from '../auth/refuses-another-scheme.ts';
import refusesMissingCredentials from '../auth/refuses-missing-credentials.ts';

export const authRules = [
  acceptsTheManifestCredentials,
  challengesWithBasic,
  comesFirst,
  refusedCallsChangeNothing,
  refusesAMalformedHeader,
  refusesANearlyRightPassword,
  refusesAWrongPassword,
  refusesAWrongUser,
  refusesAnotherScheme,
  refusesMissingCredentials,
];
