// Written by `npm run generate`; edit its source instead.

import nameParAndMtl from '../zones/name-par-and-mtl.ts';
import needsAuthentication from '../zones/needs-authentication.ts';

export const zonesRules = [
  nameParAndMtl,
  needsAuthentication,
];
