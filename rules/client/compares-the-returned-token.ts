import { defineRule, inEach, undecided, untested } from '../rule.ts';

export default defineRule({
  requirement: 'client/compares-the-returned-token',
  watches: ['client/login'],
  after: ['client/exchanges-with-verifier'],
  check(seen) {
    const [proper] = seen.filter(({ login }) => login?.scene === 'honest');
    if (!proper?.login?.succeeded) return undecided('the client does not get through the proper flow');
    const altered = seen.filter(({ login }) => login?.hasOtherToken && login.returned);
    if (altered.length === 0) return untested('needs a redirect with another token: login in client.yaml, or --login all');
    const used = altered.filter(({ login }) => login?.exchanged);
    return used.flatMap((one) => inEach([one], `no access-token request after ${one.login?.what}`, 'an access-token request'));
  },
});
