import { bodyOf, ofRequests, type Request } from '../../shared/received.ts';
import { defineRule, problem } from '../../shared/rule.ts';
import { requestProblems } from '../../shared/wire/requests.ts';

export default defineRule({
  requirement: 'calls/provision-body-is-complete',
  isGrouped: true,
  reads: ['calls/install'],
  evenUnanswered: true,
  check: (seen) => ofRequests(seen, 'provision', problemsOf),
});

function problemsOf(request: Request) {
  const found = requestProblems('calls/provision-body-is-complete', 'provision', request);
  const { plan: sent } = bodyOf(request);
  const { plan } = request.seen;
  const isOther = plan !== undefined && typeof sent === 'string' && sent !== plan.slug;
  return [...found, ...(isOther ? [problem('other-plan', request.seen, { slug: plan.slug, plan: sent })] : [])];
}
