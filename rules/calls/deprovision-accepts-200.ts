import { defineRule, type RecordingProblem, undecided } from '../../engine/judging/rule.ts';
import type { Seen } from '../../engine/recording/recording.ts';
import { collapsed } from '../shared/collapsed.ts';
import { requestsOf } from '../shared/received.ts';

export default defineRule({
  requirement: 'calls/deprovision-accepts-200',
  watches: ['calls/uninstall'],
  check(seen) {
    const answered = seen.filter((one) => requestsOf([one], 'deprovision').some(({ exchange }) => exchange.response?.status === 200));
    return answered.length > 0 ? collapsed(answered.flatMap(problemsOf)) : undecided('no DELETE returned 200');
  },
});

function problemsOf(uninstall: Seen): RecordingProblem[] {
  if (uninstall.trigger?.outcome === 'refused')
    return [
      {
        in: uninstall,
        expected: 'the uninstall to succeed after the DELETE returned 200',
        got: 'an uninstall that the driver reports as refused',
      },
    ];
  return uninstall.isListed?.after
    ? [{ in: uninstall, expected: 'the add-on to leave the list', got: 'an add-on that is still in the list' }]
    : [];
}
