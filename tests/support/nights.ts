import { overviewOf } from '../../engine/judging/overview.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';

type Verdicts = Record<string, 'pass' | 'fail' | 'undecided'>;

/** The overview of one night of a fleet, from the verdicts of each target. */
export function night(day: number, verdicts: Record<string, Verdicts>, before?: Overview): Overview {
  const targets = Object.entries(verdicts).map(([name, own]): OverviewTarget => {
    const isFailing = Object.values(own).includes('fail');
    return {
      ...{ name, kind: 'provider', because: '', verdicts: own, seconds: 2 + day / 10 },
      ...{ verdict: isFailing ? 'not-conforming' : 'conforming', status: isFailing ? 1 : 0 },
    };
  });
  const at = `2026-03-${String(day).padStart(2, '0')}T02:00:00.000Z`;
  return overviewOf({ assay: '2.0.0', edition: '2026-01', at }, targets, before);
}

/** Thirty nights: `steady` never fails, `broken` fails from the 12th on, `flaky` fails every third night, `late` is new on the 30th, and `gone` is missing then. */
export function thirtyNights(): Overview[] {
  const all: Overview[] = [];
  for (let day = 1; day <= 30; day++) {
    const verdicts: Record<string, Verdicts> = {
      steady: { 'provision/succeeds': 'pass', 'sso/redirects': 'pass' },
      broken: { 'provision/succeeds': 'pass', 'sso/redirects': day === 20 ? 'undecided' : day >= 12 ? 'fail' : 'pass' },
      flaky: { 'provision/succeeds': day % 3 === 0 ? 'fail' : 'pass', 'sso/redirects': 'pass' },
      ...(day === 30 ? { late: { 'provision/succeeds': 'pass' } } : { gone: { 'provision/succeeds': 'pass' } }),
    };
    all.push(night(day, verdicts, all.at(-1)));
  }
  return all;
}
