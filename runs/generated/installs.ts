// Written by `npm run generate`; edit its source instead.

export const playedInstalls = { all: 7, furtherPlan: 1, smoke: 1 };
