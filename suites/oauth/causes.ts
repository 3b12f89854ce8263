import { defineFamily } from '../../engine/judging/causes.ts';
import { isSuccess } from '../../engine/recording/facts.ts';
import { type Answered, answered, type Observed } from '../../engine/recording/recording.ts';

const accepted = ({ answer }: Answered): boolean => isSuccess(answer);

/** The signature methods of which another signature and one with another secret were accepted, and those of which no such call was. */
function methodsIn(seen: readonly Observed[]) {
  const forged = seen
    .filter(({ label, what }) => label === 'oauth/forged' && what !== 'no signature')
    .flatMap((one) => answered(one) ?? []);
  const tried = [...new Set(forged.flatMap(({ signedWith }) => signedWith ?? []))];
  const isOpen = (method: string) => (part: string) =>
    forged.some((call) => call.signedWith === method && call.credentials === part && accepted(call));
  const parts = ['oauth_signature', 'secrets'];
  return {
    open: tried.filter((method) => parts.every(isOpen(method))),
    closed: tried.filter((method) => !parts.some(isOpen(method))),
  };
}

/** Some signature methods are verified, and others are not looked at: every wrong call with one of those is let in. */
export const unverifiedMethods = defineFamily({
  members: [
    'oauth/signs-api-calls-with-plaintext',
    'oauth/signs-api-calls-with-hmac-sha1',
    'oauth/signs-api-calls-with-hmac-sha512',
    'oauth/refuses-a-bad-signature',
    'oauth/verifies-any-query',
  ],
  causes: {
    'not-looked-at': {
      cause: 'The platform does not verify signatures of {open}, while it verifies those of {closed}',
      fix: 'Compute the signature for each method that you accept, and compare all of it; refuse a method that you do not compute.',
    },
  },
  causeOf(failing, _all, seen) {
    const { open, closed } = methodsIn(seen);
    const isOfOneMethod = failing.some(({ id }) => id.startsWith('oauth/signs-'));
    return isOfOneMethod && open.length > 0 && closed.length > 0 ? { code: 'not-looked-at' as const, facts: { open, closed } } : undefined;
  },
});
