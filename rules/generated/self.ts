// Written by `npm run generate`; edit its source instead.

import isARecord from '../self/is-a-record.ts';
import needsAuthentication from '../self/needs-authentication.ts';

export const selfRules = [
  isARecord,
  needsAuthentication,
];
