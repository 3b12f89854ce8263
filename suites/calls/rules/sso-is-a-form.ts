import { operation } from '../../../engine/contract/contract.ts';
import { ofRequests, type Request } from '../../shared/received.ts';
import { defineRule, header, show } from '../../shared/rule.ts';
import { lookAtRequest } from '../../shared/wire/requests.ts';

export default defineRule({
  requirement: 'calls/sso-is-a-form',
  watches: ['calls/sso'],
  check: (seen) => ofRequests(seen, 'sso', problemsOf),
});

function problemsOf(received: Request): { expected: string; got: string }[] {
  const { request } = received.exchange;
  const { method, mediaType } = operation('signOn');
  const type = header(request, 'content-type');
  const expected = `a ${method} of type ${mediaType}`;
  if (request.method !== method) return [{ expected, got: `a ${request.method}` }];
  if (lookAtRequest('calls/sso-is-a-form', 'sso', received).problems.length > 0)
    return [{ expected, got: type === undefined ? `a ${method} without a content type` : `a ${method} of type ${show(type)}` }];
  const { form } = received;
  if (!form) return [{ expected, got: 'a body that is not a form' }];
  const got = /%25[\da-f]{2}/i.test(request.body ?? '') ? 'fields that are encoded twice' : 'fields that are not';
  return form.isEncodedOnce ? [] : [{ expected: 'form fields that are encoded exactly once', got }];
}
