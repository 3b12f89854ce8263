// Written by `npm run generate`; edit its source instead.

import everyPathAnswers200 from '../health/every-path-answers-200.ts';

export const healthRules = [
  everyPathAnswers200,
];
