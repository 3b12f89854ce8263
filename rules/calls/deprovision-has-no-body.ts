import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';
import { ofRequests } from '../received.ts';

export default defineRule({
  requirement: 'calls/deprovision-has-no-body',
  watches: ['calls/uninstall', 'calls/refused-uninstall', 'calls/uninstall-again'],
  check: (seen) =>
    ofRequests(seen, 'deprovision', ({ bytes, exchange: { request } }) => {
      const { body = '' } = request;
      return (bytes ?? body.length) === 0
        ? []
        : [{ expected: 'a DELETE without a body', got: `${bytes ?? body.length} bytes: ${show(body)}` }];
    }),
});
