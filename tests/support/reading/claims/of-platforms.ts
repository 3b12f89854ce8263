import { type Claim, deletions, isAccepted, numberIn, othersThan, type Seen, seenIn } from './claim.ts';

/** What is said of a platform, and of what it calls. */
export const claimsOfPlatforms: readonly Claim[] = [
  {
    name: 'every query is refused, whatever the credentials',
    says: /refuses every query .*\d{3}/,
    but(report, { text }) {
      const queries = seenIn(report).filter((one) => one.on === 'api' && one.what?.startsWith('a query'));
      const isTold = new Set(queries.map(({ credentials }) => credentials)).size > 1 || !text.includes('whatever the credentials');
      return isTold ? othersThan(numberIn(text), queries) : `all ${queries.length} had the same credentials`;
    },
  },
  {
    name: 'no DELETE returned an error',
    says: /\bno DELETE returned an error/,
    but(report) {
      const { exchanges } = report;
      const failed = deletions(report)
        .filter((one) => one.label === 'calls/refused-uninstall')
        .flatMap((one) => one.exchanges.filter((number) => (exchanges[number]?.response?.status ?? 0) >= 400));
      return failed.length === 0 ? undefined : `exchange ${failed[0]} is a DELETE with ${exchanges[failed[0] ?? -1]?.response?.status}`;
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
