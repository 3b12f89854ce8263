import { requestsOf } from '../../shared/received.ts';
import { type Answered, answersOf, defineRule, isSuccess, notRun, problem, unlessAnswered } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/detail-waits-for-the-answer',
  isGrouped: true,
  reads: ['calls/detail-during', 'calls/detail-after', 'calls/install'],
  evenUnanswered: true,
  check(seen) {
    const installs = requestsOf(seen, 'provision');
    const during = seen.filter(({ label }) => label === 'calls/detail-during');
    const later = seen.filter(({ label, variant }) => label === 'calls/detail-after' && variant !== 'callback-url');
    // It is fine to answer the request only after the provisioning, or not at all.
    const isLate = ({ addonId, exchange }: Answered) =>
      installs.some((install) => install.seen.addonId === addonId && endOf(install.exchange) < endOf(exchange));
    const early = answersOf(during).filter((call) => isSuccess(call.answer) && !isLate(call));
    const missing = answersOf(later).filter(({ answer }) => !isSuccess(answer));
    const problems = [
      ...early.map((call) => problem('early', call, { status: call.answer.status, what: call.what, variant: call.variant })),
      ...missing.map((call) => problem('no-detail', call, { status: call.answer.status })),
    ];
    if (problems.length > 0) return problems;
    return during.length === 0 || later.length === 0 ? notRun() : (unlessAnswered(later) ?? []);
  },
});

const endOf = ({ started, ms }: Answered['exchange']) => started + ms.total;
