const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const fullYear = (year: number) => (year < 70 ? 2000 + year : year < 100 ? 1900 + year : year);

/** Reads a date as RFC 6265 §5.1.1 does, which takes far more than HTTP allows; undefined when it is none. */
export const parseCookieDate = (text: string): number | undefined => {
  let time: number[] | undefined;
  let day: number | undefined;
  let month: number | undefined;
  let year: number | undefined;
  for (const token of text.slice(0, 200).split(/[\t\x20-\x2f;-@[-`{-~]+/)) {
    const clock = /^(\d{1,2}):(\d{1,2}):(\d{1,2})(?!\d)/.exec(token);
    const digits = /^\d{1,4}(?!\d)/.exec(token)?.[0];
    const named = MONTHS.indexOf(token.slice(0, 3).toLowerCase());
    if (!time && clock) time = clock.slice(1).map(Number);
    else if (day === undefined && digits && digits.length <= 2) day = Number(digits);
    else if (month === undefined && named >= 0) month = named;
    else if (year === undefined && digits && digits.length >= 2) year = fullYear(Number(digits));
  }
  if (!time || day === undefined || month === undefined || year === undefined) return undefined;
  const [hour = 0, minute = 0, second = 0] = time;
  if (day < 1 || day > 31 || year < 1601 || hour > 23 || minute > 59 || second > 59) return undefined;
  const date = new Date(Date.UTC(year, month, day, hour, minute, second));
  return date.getUTCDate() === day ? date.getTime() : undefined;
};
