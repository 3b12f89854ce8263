// Written by `npm run generate`; edit its source instead.

import isARecord from '../summary/is-a-record.ts';
import needsAuthentication from '../summary/needs-authentication.ts';

export const summaryRules = [
  isARecord,
  needsAuthentication,
];
