import { answerStatus } from '../../../engine/contract/answer.ts';
import { requestsOf } from '../../shared/received.ts';
import { defineRule, type Observed, type ProblemOf, problem, type RecordingPlace, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/deprovision-accepts-200',
  isGrouped: true,
  reads: ['calls/uninstall', 'vendor/detail-after-uninstall'],
  evenUnanswered: true,
  check(seen) {
    // An add-on without a detail was deleted: another requirement reports a list that still has it.
    const isDeleted = seen.some((one) => one.label === 'vendor/detail-after-uninstall' && isGone(one));
    const status = answerStatus('deprovision', 'accepted', 200);
    const answered = seen.filter((one) => requestsOf([one], 'deprovision').some(({ exchange }) => exchange.response?.status === status));
    return answered.length > 0 ? answered.flatMap((one) => problemsOf(one, isDeleted)) : undecided('no-deletion-with-200');
  },
});

const isGone = ({ exchanges }: Observed): boolean => [404, 410].includes(exchanges.at(-1)?.response?.status ?? 0);

function problemsOf(uninstall: Observed, isDeleted: boolean): (RecordingPlace & ProblemOf<'calls/deprovision-accepts-200'>)[] {
  if (uninstall.trigger?.outcome === 'refused') return [problem('refused', uninstall)];
  return uninstall.isListed?.after && !isDeleted ? [problem('still-listed', uninstall)] : [];
}
