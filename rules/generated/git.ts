// Written by `npm run generate`; edit its source instead.

import remoteHasItsShape from '../git/remote-has-its-shape.ts';

export const gitRules = [
  remoteHasItsShape,
];
