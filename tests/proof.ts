/** All of it with `npm run prove`; in a test run, enough that every requirement and every freedom is met. */
export const isWhole = process.env.ASSAY_PROVE === 'all';
