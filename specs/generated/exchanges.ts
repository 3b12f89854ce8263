// Written by `npm run generate`; edit its source instead.

export const measuredRequests = {
  provider: { others: 496, beside: 359, forCase: 2 },
  platform: { others: 473, beside: 306, forCase: 0 },
};
