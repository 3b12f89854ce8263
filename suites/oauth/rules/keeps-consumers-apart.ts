import { defineRule, isSuccess, notRun, undecided } from '../../shared/rule.ts';
import { isControl, isIssued, letIn } from '../tokens.ts';

export default defineRule({
  requirement: 'oauth/keeps-consumers-apart',
  isGrouped: true,
  reads: ['oauth/other-consumer', 'oauth/other-consumer-exchange', 'oauth/other-consumer-control', 'oauth/api-call'],
  after: ['oauth/issues-a-request-token'],
  check(seen) {
    const calls = seen.filter(({ label }) => label === 'oauth/other-consumer' || label === 'oauth/other-consumer-exchange');
    if (calls.length === 0) return notRun();
    const problems = letIn(calls);
    if (problems.length > 0) return problems;
    const isProven = seen.some((call) => call.label === 'oauth/other-consumer-control' && isIssued(call));
    if (!isProven) return undecided('no-token-of-another');
    return seen.some((call) => isControl(call) && isSuccess(call.answer)) ? [] : undecided('user-token-refused');
  },
});
