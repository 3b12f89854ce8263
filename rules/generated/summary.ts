// Written by `npm run generate`; edit its source instead.

import needsAuthentication from '../summary/needs-authentication.ts';

export const summaryRules = [
  needsAuthentication,
];
