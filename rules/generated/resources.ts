// Written by `npm run generate`; edit its source instead.

import apiAddressesUseHttps from '../resources/api-addresses-use-https.ts';
import areLabelledJson from '../resources/are-labelled-json.ts';

export const resourcesRules = [
  apiAddressesUseHttps,
  areLabelledJson,
];
