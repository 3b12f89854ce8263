import { notPlayed } from '../../engine/judge-recording.ts';
import { answered, type Seen, whyUnanswered } from '../../engine/recording.ts';
import { defineRule, type RecordingProblem, undecided, untested } from '../../engine/rule.ts';
import { isSuccess } from '../answers.ts';
import { collapsed } from '../collapsed.ts';

export default defineRule({
  requirement: 'calls/detail-waits-for-the-answer',
  watches: ['calls/detail-during', 'calls/detail-after'],
  check(seen) {
    const during = seen.filter(({ label }) => label === 'calls/detail-during');
    const later = seen.filter(({ label, what }) => label === 'calls/detail-after' && what !== 'callback_url');
    const problems = [...during.flatMap(early), ...later.flatMap(missing)];
    if (problems.length > 0) return collapsed(problems);
    if (during.length === 0 || later.length === 0) return untested(notPlayed);
    const silent = later.find((one) => !answered(one));
    return silent ? undecided(whyUnanswered(silent)) : [];
  },
});

/** A request that gets no answer while the provisioning is open waits for it, which is fine. */
function early(seen: Seen): RecordingProblem[] {
  const { answer } = answered(seen) ?? {};
  if (!answer || !isSuccess(answer)) return [];
  return [{ in: seen, expected: 'nothing before the provisioning is answered', got: `status ${answer.status} to ${seen.what}` }];
}

function missing(seen: Seen): RecordingProblem[] {
  const { answer } = answered(seen) ?? {};
  if (!answer || isSuccess(answer)) return [];
  return [{ in: seen, expected: 'the detail once the provisioning is answered', got: `status ${answer.status}` }];
}
