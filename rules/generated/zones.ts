// Written by `npm run generate`; edit its source instead.

import isAList from '../zones/is-a-list.ts';
import nameParAndMtl from '../zones/name-par-and-mtl.ts';
import needsAuthentication from '../zones/needs-authentication.ts';

export const zonesRules = [
  isAList,
  nameParAndMtl,
  needsAuthentication,
];
