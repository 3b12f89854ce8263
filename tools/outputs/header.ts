/** The first line of every generated file. */
export const header = 'Written by `npm run generate`; edit its source instead.';
