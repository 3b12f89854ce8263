// Written by `npm run generate`; edit its source instead.

import answers200 from '../deprovision/answers-200.ts';
import deletesOnlyTheNamedOne from '../deprovision/deletes-only-the-named-one.ts';
import endsAccess from '../deprovision/ends-access.ts';
import needsNoBody from '../deprovision/needs-no-body.ts';
import openSessions from '../deprovision/open-sessions.ts';
import repeated from '../deprovision/repeated.ts';
import unknownId from '../deprovision/unknown-id.ts';
import usesThePartnerId from '../deprovision/uses-the-partner-id.ts';

export const deprovisionRules = [
  answers200,
  deletesOnlyTheNamedOne,
  endsAccess,
  needsNoBody,
  openSessions,
  repeated,
  unknownId,
  usesThePartnerId,
];
