// Written by `npm run generate`; edit its source instead.

export const measuredExchanges = { forCase: 2.0, others: 185 };
