import { defineRule, type RecordingProblem, undecided } from '../../engine/judging/rule.ts';
import type { Seen } from '../../engine/recording/recording.ts';
import { collapsed } from '../shared/collapsed.ts';
import { requestsOf } from '../shared/received.ts';

export default defineRule({
  requirement: 'calls/deprovision-accepts-200',
  watches: ['calls/uninstall'],
  check(seen) {
    const answered = seen.filter((one) => requestsOf([one], 'deprovision').some(({ exchange }) => exchange.response?.status === 200));
    return answered.length > 0 ? collapsed(answered.flatMap(problemsOf)) : undecided('no DELETE was answered with 200');
  },
});

function problemsOf(uninstall: Seen): RecordingProblem[] {
  if (uninstall.trigger?.outcome === 'refused')
    return [
      { in: uninstall, expected: 'an uninstall that succeeds once the DELETE is answered 200', got: 'one that the driver calls refused' },
    ];
  return uninstall.isListed?.after ? [{ in: uninstall, expected: 'an add-on that leaves the list', got: 'one that is in it still' }] : [];
}
