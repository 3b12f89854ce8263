// Written by `npm run generate`; edit its source instead.

import agreesWithTheContract from '../published/agrees-with-the-contract.ts';
import answersAreDescribed from '../published/answers-are-described.ts';
import readsNeverBreak from '../published/reads-never-break.ts';

export const publishedRules = [
  agreesWithTheContract,
  answersAreDescribed,
  readsNeverBreak,
];
