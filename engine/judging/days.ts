export const dayMs = 24 * 60 * 60 * 1000;

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Days from the day of a moment to another day; NaN if either is not a date. */
export const daysBetween = (moment: string, day: string): number => Math.floor((Date.parse(day) - Date.parse(moment.slice(0, 10))) / dayMs);
