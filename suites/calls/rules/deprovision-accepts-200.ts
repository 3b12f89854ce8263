import { requestsOf } from '../../shared/received.ts';
import { collapsed, defineRule, inEach, type RecordingProblem, type Seen, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/deprovision-accepts-200',
  watches: ['calls/uninstall', 'vendor/detail-after-uninstall'],
  check(seen) {
    // An add-on without a detail was deleted: another requirement reports a list that still has it.
    const isDeleted = seen.some((one) => one.label === 'vendor/detail-after-uninstall' && isGone(one));
    const answered = seen.filter((one) => requestsOf([one], 'deprovision').some(({ exchange }) => exchange.response?.status === 200));
    return answered.length > 0 ? collapsed(answered.flatMap((one) => problemsOf(one, isDeleted))) : undecided('no DELETE returned 200');
  },
});

const isGone = ({ exchanges }: Seen): boolean => [404, 410].includes(exchanges.at(-1)?.response?.status ?? 0);

function problemsOf(uninstall: Seen, isDeleted: boolean): RecordingProblem[] {
  const expected = 'the uninstall to succeed after the DELETE returned 200';
  if (uninstall.trigger?.outcome === 'refused') return inEach([uninstall], expected, 'an uninstall that the driver reports as refused');
  const isKept = uninstall.isListed?.after && !isDeleted;
  return isKept ? inEach([uninstall], 'the add-on to leave the list', 'an add-on that is still in the list') : [];
}
