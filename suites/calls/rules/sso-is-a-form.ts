import { operation } from '../../../engine/contract/contract.ts';
import { ofRequests, type Request } from '../../shared/received.ts';
import { defineRule, header, type ProblemOf, problem, type RecordingPlace } from '../../shared/rule.ts';
import { judgedRequest } from '../../shared/wire/requests.ts';

export default defineRule({
  requirement: 'calls/sso-is-a-form',
  isGrouped: true,
  reads: ['calls/sso'],
  evenUnanswered: true,
  check: (seen) => ofRequests(seen, 'sso', problemsOf),
});

function problemsOf(received: Request): (RecordingPlace & ProblemOf<'calls/sso-is-a-form'>)[] {
  const { form, seen, exchange } = received;
  const { request } = exchange;
  const { method, mediaType: wanted } = operation('signOn');
  if (request.method !== method) return [problem('other-method', seen, { method, wanted, sent: request.method })];
  if (judgedRequest('calls/sso-is-a-form', 'sso', received).problems.length > 0) {
    const type = header(request, 'content-type');
    if (type === undefined) return [problem('no-type', seen, { method, wanted })];
    return [problem('other-type', seen, { method, wanted, type, mediaType: withoutParameters(type) })];
  }
  if (!form) return [problem('no-form', seen, { method, wanted })];
  if (form.isEncodedOnce) return [];
  return [/%25[\da-f]{2}/i.test(request.body ?? '') ? problem('encoded-twice', seen, {}) : problem('not-encoded', seen, {})];
}

/** The boundary of a multipart body differs from call to call. */
const withoutParameters = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();
