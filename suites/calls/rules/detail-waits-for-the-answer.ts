import { requestsOf } from '../../shared/received.ts';
import {
  type Answered,
  answersOf,
  collapsed,
  defineRule,
  gotStatus,
  inEach,
  isSuccess,
  notRun,
  unlessAnswered,
} from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/detail-waits-for-the-answer',
  watches: ['calls/detail-during', 'calls/detail-after', 'calls/install'],
  check(seen) {
    const installs = requestsOf(seen, 'provision');
    const during = seen.filter(({ label }) => label === 'calls/detail-during');
    const later = seen.filter(({ label, what }) => label === 'calls/detail-after' && what !== 'callback_url');
    // It is fine to answer the request only after the provisioning, or not at all.
    const isLate = ({ addonId, exchange }: Answered) =>
      installs.some((install) => install.seen.addonId === addonId && endOf(install.exchange) < endOf(exchange));
    const early = answersOf(during).filter((call) => isSuccess(call.answer) && !isLate(call));
    const missing = answersOf(later).filter(({ answer }) => !isSuccess(answer));
    const gotDetail = ({ answer, what }: Answered) => `status ${answer.status} to ${what}`;
    const problems = [
      ...inEach(early, 'no detail before the answer to the provisioning request', gotDetail),
      ...inEach(missing, 'the detail after the answer to the provisioning request', gotStatus),
    ];
    if (problems.length > 0) return collapsed(problems);
    return during.length === 0 || later.length === 0 ? notRun : (unlessAnswered(later) ?? []);
  },
});

const endOf = ({ started, ms }: Answered['exchange']) => started + ms.total;
