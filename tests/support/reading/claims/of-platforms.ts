import { type Claim, deletions, isAccepted, numberIn, othersThan, type Seen, seenIn } from './claim.ts';

/** What is said of a platform, and of what it calls. */
export const claimsOfPlatforms: readonly Claim[] = [
  {
    name: 'a status whatever the credentials',
    says: /whatever the credentials\D*\d{3}/,
    but: (report, { text }) =>
      othersThan(
        numberIn(text),
        seenIn(report).filter((one) => one.on === 'api' && one.what?.includes('query')),
      ),
  },
  {
    name: 'no DELETE returned an error',
    says: /\bno DELETE returned an error/,
    but(report) {
      const failed = deletions(report).filter((one) => one.label === 'calls/refused-uninstall' && !isAccepted(one.status));
      return failed.length === 0 ? undefined : `exchange ${failed[0]?.exchanges.at(-1)} is a DELETE with ${failed[0]?.status}`;
    },
  },
  {
    name: 'no signed call was accepted',
    says: /no (signed call|call signed with HMAC) was accepted/,
    but(report, { text }) {
      const isMeant = ({ signedWith }: Seen) => signedWith?.includes(text.includes('HMAC') ? 'HMAC' : '') === true;
      const accepted = seenIn(report).filter((one) => one.label === 'oauth/api-call' && isMeant(one) && isAccepted(one.status));
      return accepted.length === 0 ? undefined : `exchange ${accepted[0]?.exchanges.at(-1)} is one`;
    },
  },
  {
    name: 'every wrong call is accepted',
    says: /^every wrong call is accepted too/,
    but(report) {
      const refused = seenIn(report).filter(
        (one) => one.label === 'bearer/bad-token' && one.status !== undefined && !isAccepted(one.status),
      );
      return refused.length === 0 ? undefined : `${refused.length} wrong tokens were refused`;
    },
  },
  {
    name: 'no request for the record is accepted',
    says: /^no request for the record is accepted/,
    but(report) {
      const served = seenIn(report).filter((one) => ['self/record', 'bearer/valid'].includes(one.label) && isAccepted(one.status));
      return served.length === 0 ? undefined : `exchange ${served[0]?.exchanges.at(-1)} has one`;
    },
  },
];
