import { operation } from '../../../engine/contract/contract.ts';
import { ofRequests } from '../../shared/received.ts';
import { defineRule, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/deprovision-has-no-body',
  isGrouped: true,
  reads: ['calls/uninstall', 'calls/refused-uninstall', 'calls/uninstall-again'],
  evenUnanswered: true,
  check: (seen) =>
    ofRequests(seen, 'deprovision', ({ seen: one, bytes: counted, exchange: { request } }) => {
      const { body = '' } = request;
      const bytes = counted ?? body.length;
      const isFit = bytes === 0 || operation('deprovision').mediaType !== undefined;
      return isFit ? [] : [problem('has-a-body', one, { bytes, body })];
    }),
});
