import { header } from '../../engine/http/exchange.ts';
import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';
import { ofRequests, type Request } from '../received.ts';

export default defineRule({
  requirement: 'calls/sso-is-a-form',
  watches: ['calls/sso'],
  check: (seen) => ofRequests(seen, 'sso', problemsOf),
});

function problemsOf({ exchange: { request }, form }: Request): { expected: string; got: string }[] {
  const type = header(request, 'content-type');
  const expected = 'a POST of type application/x-www-form-urlencoded';
  if (request.method !== 'POST') return [{ expected, got: `a ${request.method}` }];
  if (!/^\s*application\/x-www-form-urlencoded\s*(;|$)/i.test(type ?? ''))
    return [{ expected, got: type === undefined ? 'one without a content type' : `one of type ${show(type)}` }];
  if (!form) return [{ expected, got: 'a body that is none' }];
  return form.isEncodedOnce ? [] : [{ expected: 'fields that are encoded once', got: 'fields that are not' }];
}
