// Written by `npm run generate`; edit its source instead.

import idsAreDistinctStrings from '../applications/ids-are-distinct-strings.ts';
import isAList from '../applications/is-a-list.ts';
import needsAuthentication from '../applications/needs-authentication.ts';

export const applicationsRules = [
  idsAreDistinctStrings,
  isAList,
  needsAuthentication,
];
