// Written by `npm run generate`; edit its source instead.

import areLabelledJson from '../resources/are-labelled-json.ts';

export const resourcesRules = [
  areLabelledJson,
];
