// Written by `npm run generate`; edit its source instead.

export const measuredRequests = {
  provider: { others: 318, beside: 45, forCase: 2 },
  platform: { others: 306, beside: 125, forCase: 0 },
};
