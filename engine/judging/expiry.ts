import type { Expiring, Expiry, Overview, Report } from '../../specs/generated/schemas.ts';

export const dayMs = 24 * 60 * 60 * 1000;

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Days from the day of a moment to another day; NaN if either is not a date. */
export const daysBetween = (moment: string, day: string): number => Math.floor((Date.parse(day) - Date.parse(moment.slice(0, 10))) / dayMs);

/** What expires on a known day: known failures, and the TLS certificates of the hosts that answered. */
export function expiriesOf({ baseline, exchanges }: Pick<Report, 'baseline' | 'exchanges'>): Expiry[] {
  const entries = baseline?.entries ?? [];
  const known = entries.map(({ requirement: name, expires: on }): Expiry => ({ what: 'known failure', name, on }));
  const hosts = exchanges.flatMap(({ request, tls }): Expiry[] => {
    const ends = Date.parse(String(tls?.validTo ?? ''));
    return Number.isNaN(ends) ? [] : [{ what: 'TLS certificate', name: new URL(request.url).host, on: dayOf(ends) }];
  });
  // Of two with the same name, the one that expires first counts: it comes last, and so overwrites the other.
  const latestFirst = [...known, ...hosts].sort((a, b) => b.on.localeCompare(a.on));
  return [...new Map(latestFirst.map((one) => [`${one.what} ${one.name}`, one])).values()];
}

/** What has expired, or expires within this many days of a run. It is new twice: when it is about to expire, and when it has expired. */
export function expiringIn({ at, targets }: Pick<Overview, 'at' | 'targets'>, withinDays: number, before?: Overview): Expiring[] {
  const key = ({ target, what, name, on, days }: Omit<Expiring, 'isNew'>) => JSON.stringify([target, what, name, on, days < 0]);
  const reported = new Set(before?.expiring?.map(key));
  return targets
    .flatMap(({ name: target, expires = [] }) => expires.map((one) => ({ target, ...one, days: daysBetween(at, one.on) })))
    .filter(({ days }) => days <= withinDays)
    .map((one) => ({ ...one, isNew: !reported.has(key(one)) }))
    .sort((a, b) => a.days - b.days || a.target.localeCompare(b.target) || a.name.localeCompare(b.name));
}

export function endText(days: number, on: string): string {
  if (days < 0) return `expired on ${on}`;
  return `expires ${['today', 'tomorrow'][days] ?? `in ${days} days`}, on ${on}`;
}

export const expiryText = ({ what, name, days, on }: Expiring): string =>
  `${what} ${what === 'TLS certificate' ? 'of ' : ''}${name} ${endText(days, on)}`;
