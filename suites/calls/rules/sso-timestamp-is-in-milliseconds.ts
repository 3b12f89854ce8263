import { windowMs } from '../../../engine/signatures/sso/window.ts';
import { defineRule, type Observed, type ProblemOf, problem, type RecordingPlace, undecided } from '../../shared/rule.ts';
import { type Form, ofForms, unfitField } from '../sign-on-forms.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

export default defineRule({
  requirement: 'calls/sso-timestamp-is-in-milliseconds',
  isGrouped: true,
  reads: ['calls/sso'],
  evenUnanswered: true,
  // Traffic tells the age of a form only where the clocks of its two sides agree.
  isShown: (seen) =>
    seen.some(({ received = [] }) => received.some(({ form }) => form && (form.timestamp !== 'milliseconds' || form.age !== undefined))),
  check(seen) {
    const found = ofForms(seen, problemsOf);
    const isPassed = !('verdict' in found) && found.length === 0;
    const kept = isPassed ? keptForms(seen) : [];
    if (kept.length > 0) return kept;
    return isPassed && !seen.every(isComparable) ? undecided('clocks-of-platform-differ') : found;
  },
});

const isComparable = ({ clockSkew = 0 }: Observed) => Math.abs(clockSkew) <= MINUTE;

function problemsOf(form: Form, signOn: Observed): (RecordingPlace & ProblemOf<'calls/sso-timestamp-is-in-milliseconds'>)[] {
  const { timestamp: unit = 'none' } = form;
  if (unit === 'none') return [problem('no-number', signOn, {})];
  if (unit !== 'milliseconds') return [problem('other-unit', signOn, { unit })];
  const age = isComparable(signOn) ? (form.age ?? 0) : 0;
  if (age > windowMs()) return [problem('too-old', signOn, { minutes: inMinutes(age) })];
  if (isOfAnotherZone(-age)) return [problem('of-another-zone', signOn, { minutes: inMinutes(-age) })];
  if (age < -MINUTE) return [problem('ahead', signOn, { minutes: inMinutes(-age) })];
  return unfitField(form, signOn, 'timestamp');
}

const openingOf = ({ exchanges, received = [] }: Observed) => {
  const { request, started } = exchanges[received.findIndex(({ kind }) => kind === 'sso')] ?? {};
  const fields = new URLSearchParams(request?.body);
  return { started: started ?? 0, id: fields.get('id'), timestamp: fields.get('timestamp') };
};

/** Two openings of one add-on have two timestamps. */
function keptForms(seen: readonly Observed[]) {
  const before = (one: Observed) => seen.slice(0, seen.indexOf(one)).map(openingOf);
  return seen.flatMap((again) => {
    const { id, timestamp, started } = openingOf(again);
    const first = before(again).find((one) => id !== null && timestamp !== null && one.id === id && one.timestamp === timestamp);
    return again.variant === 'again' && first
      ? [problem('kept', again, { seconds: Math.max(1, Math.round((started - first.started) / 1000)) })]
      : [];
  });
}

/** Zones differ by quarters of an hour, and clocks that are compared by less than a minute. */
const isOfAnotherZone = (aheadMs: number): boolean =>
  aheadMs > 2 * QUARTER - MINUTE && Math.abs(aheadMs - Math.round(aheadMs / QUARTER) * QUARTER) < MINUTE;

const inMinutes = (ms: number) => Math.round(ms / MINUTE);
