import { operation } from '../../../engine/contract/contract.ts';
import { ofRequests } from '../../shared/received.ts';
import { defineRule, show } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'calls/deprovision-has-no-body',
  watches: ['calls/uninstall', 'calls/refused-uninstall', 'calls/uninstall-again'],
  check: (seen) =>
    ofRequests(seen, 'deprovision', ({ bytes, exchange: { request } }) => {
      const { body = '' } = request;
      const isFit = (bytes ?? body.length) === 0 || operation('deprovision').mediaType !== undefined;
      return isFit ? [] : [{ expected: 'a DELETE without a body', got: `${bytes ?? body.length} bytes: ${show(body)}` }];
    }),
});
