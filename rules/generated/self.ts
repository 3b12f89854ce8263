// Written by `npm run generate`; edit its source instead.

import needsAuthentication from '../self/needs-authentication.ts';

export const selfRules = [
  needsAuthentication,
];
