import { MALFORMED, MISSING, NEARLY, PASSWORD, SCHEME, USER } from '../../../suites/auth/faults.ts';
import { conforming, type Decisions } from '../../../targets/reference/partner/index.ts';
import { ANY_CREDENTIALS, acceptsCallsWhen, type Bug, defineBug, isInstall, seeing } from './bug.ts';

/** Passwords that pass although they are wrong. */
const passing = (says: string, isEnough: (given: string, right: string) => boolean, breaks: Bug['breaks'] = [PASSWORD, NEARLY]): Bug =>
  defineBug({
    says,
    breaks,
    partner: () => ({
      isPassword: (given, state) => isEnough(given, state.manifest.api.password) || conforming.isPassword(given, state),
    }),
  });

/** Users that pass although they are wrong. */
const admitting = (says: string, change: (given: string) => string): Bug =>
  defineBug({ says, breaks: [USER], partner: () => ({ isUser: (given, { manifest }) => change(given) === manifest.id }) });

const headed = (says: string, breaks: Bug['breaks'], isEnough: (header: string) => boolean): Bug =>
  defineBug({ says, breaks, partner: acceptsCallsWhen(({ header }) => isEnough(header)) });

const installed = (says: string, isMet: (fields: Record<string, string>) => boolean): Bug =>
  defineBug({
    says,
    breaks: ANY_CREDENTIALS,
    partner: acceptsCallsWhen((now) => isInstall(now) && isMet(now.fields as Record<string, string>)),
  });

const onDelete = (decide: (header: string | undefined) => string | undefined): Decisions['isAuthorised'] => {
  return (header, call, state) => conforming.isAuthorised(call === 'deprovision' ? decide(header) : header, call, state);
};

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** The check of credentials is skipped, or done wrongly, for some values. */
export const callsByValue = {
  'short-password-accepted': passing(
    'A password of fewer than eight characters raises an error in the validation, which is caught and forgotten.',
    (given) => given.length < 8,
    [PASSWORD, NEARLY, MISSING],
  ),
  'common-password-accepted': passing(
    'The passwords of the test environment are still accepted: test, password, secret, admin, changeme, 123456.',
    (given) => ['test', 'password', 'secret', 'admin', 'changeme', '123456'].includes(given),
  ),
  'long-password-accepted': passing(
    'bcrypt refuses more than 72 bytes with an error, which is caught and forgotten.',
    (given) => Buffer.byteLength(given) > 72,
  ),
  'very-long-password-accepted': passing(
    'The column has 255 characters, and a longer password raises an error, which is caught.',
    (given) => given.length > 255,
  ),
  'non-ascii-password-accepted': passing(
    'A password with other letters than ASCII raises an error when it is decoded, which is caught.',
    (given) => /[^\0-\x7f]/.test(given),
  ),
  'percent-sign-in-the-password-accepted': passing(
    'A percent sign that starts no code raises an error when it is decoded, which is caught.',
    (given) => {
      try {
        return decodeURIComponent(given) === undefined;
      } catch {
        return true;
      }
    },
  ),
  'password-accepted-as-a-pattern': passing(
    'The password is looked up with LIKE, so that a percent sign or an underscore matches.',
    (given, right) => isLike(right, given),
  ),
  'password-read-up-to-a-null': passing(
    'The password is compared as a C string, so that it ends at the first null.',
    (given, right) => given.split('\0', 1)[0] === right,
  ),
  'injected-password-accepted': passing("The password is put into SQL without escapes: ' or '1'='1 passes.", (given) =>
    /'\s*or\s/i.test(given),
  ),
  'empty-password-accepted-on-delete': defineBug({
    says: 'A DELETE with the right user and an empty password passes.',
    breaks: [PASSWORD, MISSING],
    partner: () => ({
      isAuthorised: (header, call, state) =>
        conforming.isAuthorised(header, call, state) || (call === 'deprovision' && header === basic(state.manifest.id, '')),
    }),
  }),
  'nearly-right-password-accepted-on-delete': defineBug({
    says: 'A DELETE compares the first eight characters of the password only.',
    breaks: [NEARLY],
    partner: () => ({
      isAuthorised(header, call, state) {
        const given = conforming.readsCredentials(header);
        const { id, api } = state.manifest;
        const isNear = given?.user === id && given.password.length > 8 && given.password.slice(0, 8) === api.password.slice(0, 8);
        return conforming.isAuthorised(header, call, state) || (call === 'deprovision' && isNear);
      },
    }),
  }),
  'user-in-capitals-accepted-on-delete': defineBug({
    says: 'A DELETE compares the user name without regard to case.',
    breaks: [USER],
    partner: () => ({
      isAuthorised: onDelete((header) => {
        const given = conforming.readsCredentials(header);
        return given && basic(given.user.toLowerCase(), given.password);
      }),
    }),
  }),
  'user-with-a-realm-accepted': admitting('What follows an @ in the user name is taken for a realm and cut off.', (given) =>
    given.split('@', 1).join(),
  ),
  'user-with-spaces-accepted': admitting('The database compares names without the spaces at their end.', (given) => given.trimEnd()),
  'user-with-a-domain-accepted': admitting('What stands before a backslash in the user name is taken for a domain and cut off.', (given) =>
    given.replace(/^.*\\/, ''),
  ),
  'scheme-in-lower-case-accepted': headed(
    'The check looks for Basic with a capital; anything else is left to a filter that is not there.',
    [PASSWORD, USER, NEARLY, SCHEME, MALFORMED],
    (header) => /^basic /i.test(header) && !header.startsWith('Basic '),
  ),
  'two-spaces-after-the-scheme-accepted': headed(
    'The header is split at its first space; an empty second part is not checked.',
    [PASSWORD, USER, NEARLY, MALFORMED],
    (header) => /^Basic {2}/.test(header),
  ),
  'scheme-without-credentials-accepted': headed('The word Basic alone passes.', [MISSING, MALFORMED], (header) =>
    /^basic *$/i.test(header),
  ),
  'base64-without-padding-accepted': headed(
    'Base64 without its padding raises an error when it is decoded, which is caught.',
    [PASSWORD, USER, NEARLY, MALFORMED],
    (header) => /^Basic [\w+/]+$/.test(header) && (header.length - 6) % 4 !== 0,
  ),
  'digest-accepted': headed('Digest, NTLM and Negotiate are left to a proxy that is not there.', [SCHEME], (header) =>
    /^(digest|ntlm|negotiate) /i.test(header),
  ),
  'unverified-token-accepted': headed('A Bearer token of three parts is decoded, and its signature is not verified.', [SCHEME], (header) =>
    /^Bearer [\w-]+\.[\w-]+\.[\w-]*$/i.test(header),
  ),
  'two-headers-accepted': defineBug({
    says: 'A request with two Authorization headers gives the check a list, which it does not know.',
    breaks: ANY_CREDENTIALS,
    partner: acceptsCallsWhen(({ request }) => named(request.headerNames, 'authorization').length > 1),
  }),
  'header-in-lower-case-not-found': defineBug({
    says: 'The right credentials are refused if the name of the header is in lower case.',
    breaks: ['auth/accepts-the-manifest-credentials'],
    partner: seeing((now) => ({
      isAuthorised: (header, call, state) =>
        named(now().request.headerNames, 'authorization').every((name) => name !== 'authorization') &&
        conforming.isAuthorised(header, call, state),
    })),
  }),
  'credentials-unchecked-for-a-person': installed(
    'Installs for a person instead of an organisation go past the check.',
    ({ owner_id = '' }) => owner_id.startsWith('user_'),
  ),
  'credentials-unchecked-for-a-user-alone': installed(
    'An install whose user is the owner goes past the check.',
    ({ owner_id, user_id }) => owner_id === user_id,
  ),
  'credentials-unchecked-for-a-non-ascii-name': installed(
    'An owner name beyond ASCII raises an error in the audit log, before the check.',
    ({ owner_name = '' }) => /[^\0-\x7f]/.test(owner_name),
  ),
  'credentials-unchecked-for-a-name-with-an-ampersand': installed(
    'An owner name with an ampersand goes past a rule of the firewall.',
    ({ owner_name = '' }) => owner_name.includes('&'),
  ),
  'credentials-unchecked-for-a-long-name': installed(
    'An owner name of more than 64 characters is queued and installed later, without a check.',
    ({ owner_name = '' }) => owner_name.length > 64,
  ),
};

const named = (names: string[], wanted: string) => names.filter((name) => name.toLowerCase() === wanted);

/** Whether a text matches a pattern of SQL. */
const isLike = (text: string, pattern: string): boolean =>
  /[%_]/.test(pattern) &&
  new RegExp(
    `^${pattern
      .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replace(/%+/g, '.*')
      .replaceAll('_', '.')}$`,
  ).test(text);
