import { answered, type RecordedExchange, type Seen, whyUnanswered } from '../../engine/recording/recording.ts';
import { collapsed, defineRule, isSuccess, notRun, type RecordingProblem, undecided } from '../rule.ts';
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
    if (during.length === 0 || later.length === 0) return notRun;
    const silent = later.find((one) => !answered(one));
    return silent ? undecided(whyUnanswered(silent)) : [];
  },
});

const endOf = ({ started, ms }: RecordedExchange) => started + ms.total;

/** A request that is not answered until the provisioning is, or not at all, waits for it, which is fine. */
function early(seen: Seen, installs: readonly Seen[]): RecordingProblem[] {
  const call = answered(seen);
  if (!call || !isSuccess(call.answer)) return [];
  const own = installs.filter(({ addonId }) => addonId === seen.addonId);
  const isLate = requestsOf(own, 'provision').some((request) => endOf(request.exchange) < endOf(call.exchange));
  return isLate
    ? []
    : [
        {
          in: seen,
          expected: 'no detail before the answer to the provisioning request',
          got: `status ${call.answer.status} to ${seen.what}`,
        },
      ];
}

function missing(seen: Seen): RecordingProblem[] {
  const { answer } = answered(seen) ?? {};
  if (!answer || isSuccess(answer)) return [];
  return [{ in: seen, expected: 'the detail after the answer to the provisioning request', got: `status ${answer.status}` }];
}
