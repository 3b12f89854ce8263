import type { RecordedExchange } from '../../engine/recording/recording.ts';
import { answered, collapsed, defineRule, gotStatus, inEach, isSuccess, notRun, type Seen, unlessAnswered } from '../rule.ts';
import { requestsOf } from '../shared/received.ts';

export default defineRule({
  requirement: 'calls/detail-waits-for-the-answer',
  watches: ['calls/detail-during', 'calls/detail-after', 'calls/install'],
  check(seen) {
    const installs = seen.filter(({ label }) => label === 'calls/install');
    const during = seen.filter(({ label }) => label === 'calls/detail-during');
    const later = seen.filter(({ label, what }) => label === 'calls/detail-after' && what !== 'callback_url');
    const problems = [...during.flatMap((one) => early(one, installs)), ...later.flatMap(missing)];
    if (problems.length > 0) return collapsed(problems);
    return during.length === 0 || later.length === 0 ? notRun : (unlessAnswered(later) ?? []);
  },
});

const endOf = ({ started, ms }: RecordedExchange) => started + ms.total;

/** It is fine to answer the request only after the provisioning, or not at all. */
function early(seen: Seen, installs: readonly Seen[]) {
  const call = answered(seen);
  if (!call || !isSuccess(call.answer)) return [];
  const own = installs.filter(({ addonId }) => addonId === seen.addonId);
  const isLate = requestsOf(own, 'provision').some((request) => endOf(request.exchange) < endOf(call.exchange));
  const expected = 'no detail before the answer to the provisioning request';
  return isLate ? [] : inEach([call], expected, ({ answer, what }) => `status ${answer.status} to ${what}`);
}

function missing(seen: Seen) {
  const call = answered(seen);
  return call && !isSuccess(call.answer) ? inEach([call], 'the detail after the answer to the provisioning request', gotStatus) : [];
}
