import type { Report } from '../../../specs/generated/schemas.ts';

/**
 * Looks for sentences of a report that its own exchanges contradict. It shares no code with the engine, which makes the sentences,
 * so that one mistake cannot hide in both.
 */
export interface Contradiction {
  claim: string;
  /** The requirement, or the part of the report. */
  where: string;
  says: string;
  but: string;
}

type Outcome = Report['requirements'][number];
type Observation = Report['recordings'][number]['observations'][number];
type Seen = Observation & { method: string; status: number | undefined };

/** A sentence of the report, with the code that it was made from. */
interface Statement {
  where: string;
  code: string;
  text: string;
  outcome?: Outcome;
  /** The exchanges of a problem. */
  numbers?: readonly number[];
}

interface Claim {
  name: string;
  /** Which sentences make the claim: all that have this code or these words. */
  code?: RegExp;
  says?: RegExp;
  where?: RegExp;
  /** What contradicts the sentence; undefined if nothing does. */
  but(report: Report, statement: Statement): string | undefined;
}

const isAccepted = (status = 0): boolean => status >= 200 && status < 300;

/** Every observation that was made, with the method and the status of its last exchange. */
function seenIn({ recordings, exchanges }: Report): Seen[] {
  return recordings.flatMap(({ observations }) =>
    observations
      .filter(({ skipped }) => skipped === undefined)
      .map((one) => {
        const last = exchanges[one.exchanges.at(-1) ?? -1];
        return { ...one, method: last?.request.method ?? '', status: last?.response?.status };
      }),
  );
}

const rightCredentials = ['manifest', 'user'];
const isOnPartner = ({ on }: Seen): boolean => on === 'provisioning' || on === 'de-provisioning';
const isRight = ({ credentials = '' }: Seen): boolean => rightCredentials.includes(credentials);
const isWrong = (one: Seen): boolean => isOnPartner(one) && one.credentials !== undefined && !isRight(one);
const deletions = (report: Report): Seen[] => seenIn(report).filter((one) => one.method === 'DELETE' && one.status !== undefined);

/** `7 of 30 got 401`, for those that differ from the status that a sentence names. */
function othersThan(status: number, seen: readonly Seen[]): string | undefined {
  const others = seen.filter((one) => one.status !== undefined && one.status !== status);
  const statuses = [...new Set(others.map((one) => one.status))].join(', ');
  return others.length === 0 ? undefined : `${others.length} of ${seen.length} got ${statuses}`;
}

const numberIn = (text: string): number => Number(/\b([1-5]\d\d)\b/.exec(text)?.[1] ?? 0);

/** A request, an address, an exchange, or the option or setting that is missing. */
const placeWords =
  /#\d+|exchange \d+|\b(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b|https?:\/\/|\d+\.\d+\.\d+\.\d+|localhost|(^|\s)\/[\w.-]|--[a-z]|\b[a-z_]+\.[a-z_]+\b|_url\b/;

function withoutPlace({ complete, target }: Report, { text, outcome }: Statement): string | undefined {
  const isPlaced = placeWords.test(text) || (outcome?.exchanges ?? []).length > 0;
  const isJudged = complete && target.kind !== 'application' && outcome?.level === 'must';
  return isJudged && !isPlaced ? 'it names no request, address or setting' : undefined;
}

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

function schemeOf({ exchanges }: Report, { exchanges: numbers }: Observation): string {
  const headers = exchanges[numbers.at(-1) ?? -1]?.request.headers ?? [];
  const value = headers.find(([name]) => name?.toLowerCase() === 'authorization')?.[1] ?? '';
  return value.split(' ')[0] ?? '';
}

export const claims: readonly Claim[] = [
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
          isWrong(one) &&
          one.label !== 'auth/odd-request' &&
          one.status === Number(status) &&
          !schemes.includes(`\`${schemeOf(report, one)}\``),
      );
      return others.length === 0 ? undefined : `exchange ${others[0]?.exchanges.at(-1)} has another`;
    },
  },
  {
    name: 'it was broken off each time',
    code: /^(closed-unanswered|cut-off|endless)$/,
    but({ exchanges }, { numbers = [] }) {
      const whole = numbers.filter((number) => exchanges[number]?.error === undefined);
      return whole.length === 0 && numbers.length > 0 ? undefined : `whole or not there: ${whole.join()}`;
    },
  },
  {
    name: 'as often as it says',
    code: /^(closed-unanswered|cut-off|endless)$/,
    says: /each of \d+ times/,
    but: (_, { text, numbers = [] }) =>
      text.includes(`each of ${numbers.length} times`) ? undefined : `it has ${numbers.length} exchanges`,
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
    name: 'every call is answered by a gateway',
    says: /^every call returns \d+/,
    but: (report, { text }) => othersThan(numberIn(text), seenIn(report)),
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
    name: 'fewer than two installs gave an id',
    says: /fewer than two installs gave an id/,
    but(report) {
      const given = seenIn(report).filter((one) => one.on === 'provisioning' && isRight(one) && isAccepted(one.status));
      const ids = new Set(given.flatMap(({ resourceId }) => resourceId ?? []));
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
  {
    name: 'a place is that of its exchange',
    code: /^undecided$/,
    but({ exchanges }, { outcome }) {
      const { at, exchanges: numbers = [] } = outcome ?? {};
      const urls = numbers.map((number) => exchanges[number]?.request.url ?? 'nothing');
      return at === undefined || urls.length === 0 || urls.some((url) => at.includes(url))
        ? undefined
        : `its exchanges are of ${urls.join()}`;
    },
  },
  { name: 'an undecided requirement has a place', code: /^undecided$/, but: withoutPlace },
  {
    name: 'all required checks passed',
    where: /^because$/,
    says: /^all \d+ required checks passed/,
    but({ requirements }) {
      const open = requirements.filter(({ level, verdict }) => level === 'must' && verdict !== 'pass' && verdict !== 'not-applicable');
      return open.length === 0 ? undefined : `${open.map(({ id }) => id).join(', ')}`;
    },
  },
  {
    name: 'as many passed as it says',
    where: /^because$/,
    says: /^\d+ of \d+ required checks passed/,
    but({ requirements }, { text }) {
      const passed = requirements.filter(
        ({ level, verdict }) => level === 'must' && (verdict === 'pass' || verdict === 'not-applicable'),
      ).length;
      return text.startsWith(`${passed} of `) ? undefined : `${passed} passed`;
    },
  },
  {
    name: 'as many failed as it says',
    where: /^because$/,
    says: /^\d+ of \d+ required checks failed/,
    but({ requirements }, { text }) {
      const failed = requirements.filter(({ level, verdict }) => level === 'must' && verdict === 'fail').length;
      return text.startsWith(`${failed} of `) ? undefined : `${failed} failed`;
    },
  },
];

function statementsIn(report: Report): Statement[] {
  const { made, undone, left } = report.resources;
  return [
    { where: 'resources', code: '', text: `${made} created, ${undone} deleted, ${left.length} left behind` },
    { where: 'because', code: '', text: report.because },
    ...report.requirements.flatMap((outcome): Statement[] => {
      const { id: where, verdict, reason = '', problems = [], cause = '' } = outcome;
      const texts = problems.flatMap(({ code = '', expected, got, hint = '', exchanges: numbers = [] }) => [
        { code, text: `expected ${expected}, got ${got}`, numbers },
        { code: '', text: hint },
      ]);
      return [
        { where, code: verdict, text: reason, outcome },
        { where, code: 'cause', text: cause },
        ...texts.map((one) => ({ where, ...one })),
      ];
    }),
  ].filter(({ text, code }) => text !== '' || code === 'pass' || code === 'undecided');
}

const makes = ({ code, says, where }: Claim, statement: Statement): boolean =>
  (!code || code.test(statement.code)) && (!says || says.test(statement.text)) && (!where || where.test(statement.where));

/** How many claims a report makes, and which of them its exchanges contradict. */
export function checkClaims(report: Report): { made: number; contradictions: Contradiction[] } {
  const all = statementsIn(report).flatMap((statement) =>
    claims.filter((claim) => makes(claim, statement)).map((claim) => ({ claim, statement })),
  );
  const contradictions = all.flatMap(({ claim, statement }) => {
    const but = claim.but(report, statement);
    return but === undefined ? [] : [{ claim: claim.name, where: statement.where, says: statement.text, but }];
  });
  return { made: all.length, contradictions };
}

/** The claims of a report that a command wrote; undefined for another file. */
export function claimsIn(text: string): ReturnType<typeof checkClaims> | undefined {
  if (!text.startsWith('{')) return undefined;
  const report = JSON.parse(text) as Partial<Report>;
  if (report.requirements === undefined || report.exchanges === undefined || report.resources === undefined) return undefined;
  return checkClaims(report as Report);
}

/** Throws if a report that a command wrote says what its exchanges contradict. */
export function expectNoContradiction(path: string, found: readonly Contradiction[]): void {
  if (found.length === 0) return;
  const lines = found.map(({ claim, where, says, but }) => `  ${where}: "${says}", but ${but} (${claim})`);
  throw new Error(`${path} says what its exchanges contradict:\n${lines.join('\n')}`);
}
