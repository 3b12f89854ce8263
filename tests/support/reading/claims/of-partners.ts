import type { Report } from '../../../../specs/generated/schemas.ts';
import {
  type Claim,
  deletions,
  isAccepted,
  isOnPartner,
  isRight,
  isWrong,
  numberIn,
  type Observation,
  othersThan,
  type Seen,
  seenIn,
} from './claim.ts';

/** Refused for another reason than its credentials: the same call without them got 401, and this one did not. */
const isToldApart = ({ on, status = 500 }: Seen, report: Report): boolean =>
  status < 500 && status !== 401 && seenIn(report).some((one) => one.on === on && isWrong(one) && one.status === 401);

/** Which calls show that a row with such a name was accepted. */
const acceptances: [row: RegExp, accepted: (report: Report) => boolean][] = [
  [
    /^(auth\/accepts-|provision\/(succeeds|accepts-))/,
    (report) => seenIn(report).some((one) => one.method === 'POST' && isRight(one) && (isAccepted(one.status) || isToldApart(one, report))),
  ],
  [/^deprovision\/(succeeds|accepts-)/, (report) => deletions(report).some((one) => isAccepted(one.status))],
  [/^sso\/accepts-/, (report) => seenIn(report).some((one) => one.label.startsWith('sso/') && one.opened === true)],
];

/** The kinds of wrong credentials that a row is about. */
const credentialKinds: Record<string, RegExp> = {
  'auth/refuses-missing-credentials': /^(no-header|both-empty)$/,
  'auth/refuses-a-wrong-password': /^(wrong-password|swapped|empty-password|sso-salt-as-password)$/,
  'auth/refuses-a-wrong-user': /^(wrong-user|known-pair)$/,
  'auth/refuses-a-nearly-right-password': /^password-(cut|longer|and-more|in-another-case)$/,
  'auth/refuses-another-scheme': /^(bearer|bearer-pair|digest|token)$/,
  'auth/refuses-a-malformed-header': /^(no-colon|not-base64|scheme-alone)$/,
};

/** Calls in which nothing but the credentials is wrong: what comes a second time is as odd as the first. */
const plainLabel = /^auth\/(?:missing|wrong|nearly|another|malformed)-/;

function schemeOf({ exchanges }: Report, { exchanges: numbers }: Observation): string {
  const headers = exchanges[numbers.at(-1) ?? -1]?.request.headers ?? [];
  const value = headers.find(([name]) => name?.toLowerCase() === 'authorization')?.[1] ?? '';
  return value.split(' ')[0] ?? '';
}

const bodyOf = ({ exchanges }: Report, one: Observation): string => String(exchanges[one.exchanges.at(-1) ?? -1]?.response?.body ?? '');

const setsCookie = ({ exchanges }: Report, number: number): boolean =>
  exchanges[number]?.response?.headers.some(([name]) => name?.toLowerCase() === 'set-cookie') === true;

/** What is said of a partner, and of the calls to it. */
export const claimsOfPartners: readonly Claim[] = [
  {
    name: 'nothing is left behind',
    where: /^resources$/,
    says: /^[1-9]\d* created, [1-9]\d* deleted, 0 left behind$/,
    but(report) {
      const own = deletions(report).filter((one) => one.on === 'de-provisioning' && isRight(one));
      // What a stranger was allowed to delete, or what goes by another id, is gone, too.
      const isAnyAccepted = report.exchanges.some(({ request, response }) => request.method === 'DELETE' && isAccepted(response?.status));
      return own.length > 0 && !isAnyAccepted ? `none of ${own.length} DELETEs was accepted` : undefined;
    },
  },
  {
    name: 'every kind of wrong credentials has one status',
    says: /every kind of wrong credentials with status \d+/,
    but: (report, { text }) => othersThan(numberIn(text), seenIn(report).filter(isWrong)),
  },
  {
    name: 'no DELETE was accepted',
    says: /\bno (DELETE|deletion)( with the right credentials)? was accepted/,
    but(report, { text }) {
      const isAnyone = !text.includes('with the right credentials');
      const isMeant = (one: { credentials?: string }) => isAnyone || one.credentials === 'manifest';
      const accepted = deletions(report).filter((one) => one.on === 'de-provisioning' && isAccepted(one.status) && isMeant(one));
      return accepted.length === 0 ? undefined : `exchange ${accepted[0]?.exchanges.at(-1)} is a DELETE with ${accepted[0]?.status}`;
    },
  },
  {
    name: 'no signature is checked',
    says: /for any signature: none is checked|checks no signature/,
    but(report) {
      const refused = seenIn(report).filter((one) => one.label === 'sso/wrong-signature' && one.opened === false);
      return refused.length === 0 ? undefined : `${refused.length} forms with a wrong signature were refused`;
    },
  },
  {
    name: 'no credentials are checked',
    says: /checks no credentials on /,
    but(report, { text }) {
      const refused = seenIn(report).filter(
        (one) => isWrong(one) && text.includes(`on ${one.on}`) && one.status === 401 && one.label !== 'auth/odd-request',
      );
      return refused.length === 0 ? undefined : `${refused.length} of them were refused`;
    },
  },
  {
    name: 'a refusal has no exception',
    code: /^pass$/,
    where: /^auth\/refuses-/,
    but(report, { where }) {
      const kinds = credentialKinds[where];
      const served = seenIn(report).filter((one) => isWrong(one) && kinds?.test(one.credentials ?? '') && isAccepted(one.status));
      return served.length === 0 ? undefined : `exchange ${served[0]?.exchanges.at(-1)} was accepted with ${served[0]?.credentials}`;
    },
  },
  {
    name: 'there is no route',
    says: /has no route for [A-Z]+\b/,
    but(report, { text }) {
      const [, method] = /has no route for ([A-Z]+)/.exec(text) ?? [];
      const accepted = seenIn(report).filter((one) => one.method === method && isOnPartner(one) && isAccepted(one.status));
      return accepted.length === 0 ? undefined : `exchange ${accepted[0]?.exchanges.at(-1)} is a ${method} with ${accepted[0]?.status}`;
    },
  },
  {
    name: 'all of them have this scheme',
    says: /with status \d{3}, all of them with the scheme written `/,
    but(report, { text }) {
      const [, status, schemes = ''] = /with status (\d{3}), all of them with the scheme written ([^;]*)/.exec(text) ?? [];
      const others = seenIn(report).filter(
        (one) =>
          isWrong(one) && plainLabel.test(one.label) && one.status === Number(status) && !schemes.includes(`\`${schemeOf(report, one)}\``),
      );
      return others.length === 0 ? undefined : `exchange ${others[0]?.exchanges.at(-1)} has another`;
    },
  },
  {
    name: 'nothing shows that the fields were read',
    says: /[Nn]othing shows that your service read/,
    but(report) {
      const posted = seenIn(report).filter((one) => one.on === 'sign-on' && one.method === 'POST' && one.status !== undefined);
      const statuses = new Set(posted.map((one) => one.status));
      return statuses.size > 1 ? `forms got ${[...statuses].join(' and ')}` : undefined;
    },
  },
  {
    name: 'a pass says that a call was accepted',
    code: /^pass$/,
    where: /\/(accepts-|succeeds$)/,
    but(report, { where }) {
      const asked = acceptances.find(([row]) => row.test(where));
      return !asked || report.target.kind !== 'provider' || asked[1](report) ? undefined : 'no call of this kind was accepted';
    },
  },
  {
    name: 'the right call is refused too',
    says: /^the right call on [\w-]+ (is refused too \(status \d+\)|was not made), so /,
    but(report, { text }) {
      // A platform has many calls on one address, each with a right one of its own.
      if (report.target.kind !== 'provider') return undefined;
      const [, on] = /^the right call on ([\w-]+)/.exec(text) ?? [];
      const right = seenIn(report).filter((one) => one.on === on && isRight(one) && one.status !== undefined);
      const isThere = text.includes('was not made') ? right.length === 0 : right.some((one) => one.status === numberIn(text));
      return isThere ? undefined : `right calls on ${on} got ${right.map((one) => one.status).join() || 'no answer'}`;
    },
  },
  {
    name: 'no call with the credentials of the manifest was accepted',
    says: /^no call with the manifest's credentials was accepted/,
    but(report) {
      const accepted = seenIn(report).filter((one) => isOnPartner(one) && one.credentials === 'manifest' && isAccepted(one.status));
      return accepted.length === 0
        ? undefined
        : `exchange ${accepted[0]?.exchanges.at(-1)} is a ${accepted[0]?.method} with ${accepted[0]?.status}`;
    },
  },
  {
    name: 'no answer has a config',
    says: /^no answer has a config /,
    but(report) {
      const given = seenIn(report).filter(
        (one) => one.on === 'provisioning' && isAccepted(one.status) && /^\s*\{.*"config"\s*:\s*\{\s*"/s.test(bodyOf(report, one)),
      );
      return given.length === 0 ? undefined : `exchange ${given[0]?.exchanges.at(-1)} has one`;
    },
  },
  {
    name: 'the sign-on set no cookie',
    says: /^the sign-on set no cookie/,
    but(report) {
      const setting = seenIn(report).filter(
        (one) => one.label === 'sso/valid' && one.exchanges.some((number) => setsCookie(report, number)),
      );
      return setting.length === 0 ? undefined : `exchange ${setting[0]?.exchanges[0]} sets one`;
    },
  },
  {
    name: 'fewer than two installs gave an id',
    says: /fewer than two installs gave an id/,
    but(report) {
      const given = seenIn(report).filter((one) => one.on === 'provisioning' && isRight(one) && isAccepted(one.status));
      // What is deleted by another field of the answer has no id in the sense of the contract.
      const ids = new Set(given.flatMap((one) => /"id"\s*:\s*("[^"]+"|\d+)/.exec(bodyOf(report, one))?.[1] ?? []));
      return ids.size < 2 ? undefined : `${ids.size} ids were given`;
    },
  },
  {
    name: 'no accepted form redirects',
    says: /no accepted form redirects/,
    but(report) {
      const redirects = seenIn(report).filter(({ on, opened, exchanges: [first = -1] }) => {
        const { status = 0 } = report.exchanges[first]?.response ?? {};
        return on === 'sign-on' && opened === true && status >= 300 && status < 400;
      });
      return redirects.length === 0 ? undefined : `exchange ${redirects[0]?.exchanges[0]} is one`;
    },
  },
];
