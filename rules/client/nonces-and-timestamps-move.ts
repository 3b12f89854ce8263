import { defineRule, notApplicable } from '../rule.ts';
import { type ClientFacts, ofSigned } from '../shared/client-requests.ts';

const CLOCKS: Partial<Record<NonNullable<ClientFacts['clock']>, string>> = {
  missing: 'no oauth_timestamp',
  milliseconds: 'the time in milliseconds',
  'no-number': 'a text that is no number',
  past: 'one of more than five minutes ago',
  future: 'one that is more than five minutes ahead',
};

const NONCES: Partial<Record<NonNullable<ClientFacts['nonce']>, string>> = {
  missing: 'no oauth_nonce',
  repeated: 'a nonce that an earlier request had at the same time',
};

export default defineRule({
  requirement: 'client/nonces-and-timestamps-move',
  watches: ['client/request'],
  check(seen) {
    const found = ofSigned(seen, ({ nonce, clock }) => {
      const [wrongClock, wrongNonce] = [clock && CLOCKS[clock], nonce && NONCES[nonce]];
      return [
        ...(wrongClock ? [{ expected: 'an oauth_timestamp that tells the present in seconds', got: wrongClock }] : []),
        ...(wrongNonce ? [{ expected: 'a fresh oauth_nonce', got: wrongNonce }] : []),
      ];
    });
    const isUsed = seen.some(({ request }) => request?.nonce !== undefined);
    return 'verdict' in found || isUsed ? found : notApplicable('no request is signed by a method that uses a nonce and a timestamp');
  },
});
