import { reasonKey } from '../engine/catalogue/reason.ts';
import { isByHand, remainderText, stepFor } from '../engine/ledger/ledger.ts';
import type { Report } from '../specs/generated/schemas.ts';
import { groups } from './groups.ts';

type Remainder = Report['resources']['left'][number];

/** Changes that may still exist, those with the same reason in one line; report.json lists them all. */
export const remainderTexts = (remaining: readonly Remainder[], next: (one: Remainder) => string): string[] =>
  groups(remaining, (one) => `${isByHand(one)} ${reasonKey({ reason: '', ...one })}`).flatMap(([, alike]) => {
    const [first, ...others] = alike;
    if (!first) return [];
    if (others.length === 0) return remainderText(first, next(first));
    const order = isByHand(first)
      ? 'delete by hand what was installed for these addon_ids (report.json lists them)'
      : stepFor(first, next(first));
    return `${alike.length} add-ons, the first requested at ${first.at}: ${first.reason ?? ''}; ${order}`;
  });
