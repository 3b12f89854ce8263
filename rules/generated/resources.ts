// Written by `npm run generate`; edit its source instead.

import apiAddressesUseHttps from '../resources/api-addresses-use-https.ts';

export const resourcesRules = [
  apiAddressesUseHttps,
];
