const DAY = /^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*,? /;

/** How long a Retry-After header asks us to wait, in milliseconds and never more than `cap`; undefined without a valid value. */
export const retryAfter = (value: string | undefined, { now, cap }: { now: number; cap: number }): number | undefined => {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, cap);
  if (!DAY.test(text)) return undefined;
  // The oldest of the three HTTP date formats has no time zone, and means GMT.
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(at) ? undefined : Math.min(Math.max(at - now, 0), cap);
};
