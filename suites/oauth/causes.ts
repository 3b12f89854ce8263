import { defineFamily } from '../../engine/judging/causes.ts';
import { isSuccess } from '../../engine/recording/facts.ts';
import { type Answered, answered, type Observed } from '../../engine/recording/recording.ts';

const accepted = ({ answer }: Answered): boolean => isSuccess(answer);

const wrongLabels: readonly string[] = ['oauth/forged', 'oauth/bad-signature', 'oauth/forged-query'];

/** The signature methods of wrong calls that were accepted, and those of which every wrong call was refused. */
function methodsIn(seen: readonly Observed[]) {
  const wrong = seen.filter(({ label }) => wrongLabels.includes(label)).flatMap((one) => answered(one) ?? []);
  const tried = [...new Set(wrong.flatMap(({ signedWith }) => signedWith ?? []))];
  const open = tried.filter((method) => wrong.some((call) => call.signedWith === method && accepted(call)));
  return { open, closed: tried.filter((method) => !open.includes(method)) };
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
  causeOf([first], _all, seen) {
    const { open, closed } = methodsIn(seen);
    const isUnsigned = ({ signedWith, what, label }: Observed) =>
      label === 'oauth/forged' && what === 'no signature' && open.some((method) => method === signedWith);
    const unsigned = seen.filter(isUnsigned).flatMap((one) => answered(one) ?? []);
    if (!first?.id.startsWith('oauth/signs-') || closed.length === 0 || unsigned.length < open.length) return undefined;
    return unsigned.every(accepted) ? { code: 'not-looked-at' as const, facts: { open, closed } } : undefined;
  },
});
