import { defineRule } from '../../engine/judging/rule.ts';
import { ofApiTokens } from '../shared/client-requests.ts';

export default defineRule({
  requirement: 'client/sends-tokens-to-the-bridge',
  watches: ['client/request'],
  check: (seen) =>
    ofApiTokens(seen, ({ address, scheme, apiToken, apiTokenIn = [] }) => {
      const elsewhere = apiTokenIn.map((place) => `it in ${place}`).join(' and ');
      if (address === 'main')
        return [{ expected: 'no API token at the main address', got: scheme === 'bearer' ? 'one in a bearer header' : elsewhere }];
      if (scheme !== 'bearer') return [{ expected: 'the API token in Authorization: Bearer', got: elsewhere }];
      return apiToken === 'unknown'
        ? [{ expected: 'the API token as it was handed out', got: 'a text that is no token of this platform' }]
        : [];
    }),
});
