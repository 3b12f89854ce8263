// Written by `npm run generate`; edit its source instead.

import hasAStart from '../app/has-a-start.ts';
import packageJsonIsValid from '../app/package-json-is-valid.ts';

export const appRules = [
  hasAStart,
  packageJsonIsValid,
];
