import { defineRule } from '../../../shared/rule.ts';
import { ofApiTokens } from '../../client-requests.ts';

export default defineRule({
  requirement: 'client/sends-tokens-to-the-bridge',
  watches: ['client/request'],
  check: (seen) =>
    ofApiTokens(seen, ({ address, scheme, apiToken, apiTokenIn = [] }) => {
      const elsewhere = apiTokenIn.map((place) => `the API token in ${place}`).join(' and ');
      if (address === 'main')
        return [{ expected: 'no API token at the main address', got: scheme === 'bearer' ? 'an API token in a bearer header' : elsewhere }];
      if (scheme !== 'bearer') return [{ expected: 'the API token in Authorization: Bearer', got: elsewhere }];
      return apiToken === 'unknown'
        ? [{ expected: 'the API token that the platform issued', got: 'a value that is not a token of this platform' }]
        : [];
    }),
});
