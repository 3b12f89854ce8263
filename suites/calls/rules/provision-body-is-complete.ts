import { bodyOf, ofRequests, type Request } from '../../shared/received.ts';
import { defineRule, show, type UnplacedProblem } from '../../shared/rule.ts';
import { lookAtRequest } from '../../shared/wire/requests.ts';

export default defineRule({
  requirement: 'calls/provision-body-is-complete',
  watches: ['calls/install'],
  check: (seen) => ofRequests(seen, 'provision', problemsOf),
});

function problemsOf(request: Request): UnplacedProblem[] {
  const found = lookAtRequest('calls/provision-body-is-complete', 'provision', request).problems;
  const isObject = found.every(({ pointer }) => pointer !== undefined);
  const problems = isObject ? found : found.map((problem) => ({ ...problem, hint: 'Send the body as one JSON object.' }));
  const { plan: sent } = bodyOf(request);
  const { plan } = request.seen;
  const isOther = plan !== undefined && typeof sent === 'string' && sent !== plan.slug;
  return [...problems, ...(isOther ? [{ expected: `the slug ${show(plan.slug)} as plan`, got: show(sent) }] : [])];
}
