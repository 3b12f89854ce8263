// Written by `npm run generate`; edit its source instead.

import forwardsAreSupported from '../play1/forwards-are-supported.ts';
import referencesAreFed from '../play1/references-are-fed.ts';
import referencesAreWellWritten from '../play1/references-are-well-written.ts';
import versionIsSupported from '../play1/version-is-supported.ts';
import versionIsUnambiguous from '../play1/version-is-unambiguous.ts';

export const play1Rules = [
  forwardsAreSupported,
  referencesAreFed,
  referencesAreWellWritten,
  versionIsSupported,
  versionIsUnambiguous,
];
