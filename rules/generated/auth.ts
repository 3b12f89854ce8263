// Written by `npm run generate`; edit its source instead.

import acceptsTheManifestCredentials from '../auth/accepts-the-manifest-credentials.ts';
import challengesWithBasic from '../auth/challenges-with-basic.ts';
import refusedCallsChangeNothing from '../auth/refused-calls-change-nothing.ts';
import treatsEveryoneAlike from '../auth/treats-everyone-alike.ts';

export const authRules = [
  acceptsTheManifestCredentials,
  challengesWithBasic,
  refusedCallsChangeNothing,
  treatsEveryoneAlike,
];
