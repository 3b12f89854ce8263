import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';
import { insteadOf } from '../answers.ts';
import { wrongFields } from '../fields.ts';
import { bodyOf, ofRequests, type Request } from '../received.ts';

const fields = {
  addon_id: 'string',
  owner_id: 'string',
  owner_name: 'string',
  user_id: 'string',
  plan: 'string',
  region: 'string',
  callback_url: 'string',
  options: 'string map',
} as const;

export default defineRule({
  requirement: 'calls/provision-body-is-complete',
  watches: ['calls/install'],
  check: (seen) => ofRequests(seen, 'provision', problemsOf),
});

function problemsOf(request: Request): { expected: string; got: string }[] {
  const got = insteadOf('object', request.exchange.request);
  if (got !== undefined) return [{ expected: 'one JSON object in UTF-8', got }];
  const body = bodyOf(request);
  const { plan } = request.seen;
  const isOther = plan !== undefined && typeof body.plan === 'string' && body.plan !== plan.slug;
  return [...wrongFields(body, fields), ...(isOther ? [{ expected: `the slug ${show(plan.slug)} as plan`, got: show(body.plan) }] : [])];
}
