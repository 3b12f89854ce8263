// Written by `npm run generate`; edit its source instead.

import putIsAccepted from '../update/put-is-accepted.ts';

export const updateRules = [
  putIsAccepted,
];
