import type { State } from '../../targets/reference/partner/decisions.ts';
import { conforming, type Decisions } from '../../targets/reference/partner/index.ts';
import { defineFault, type RequirementId } from '../shared/faults/partner.ts';

export const MISSING = 'auth/refuses-missing-credentials';
export const PASSWORD = 'auth/refuses-a-wrong-password';
export const USER = 'auth/refuses-a-wrong-user';
export const NEARLY = 'auth/refuses-a-nearly-right-password';
export const SCHEME = 'auth/refuses-another-scheme';
export const MALFORMED = 'auth/refuses-a-malformed-header';
const CHANGE = 'auth/refused-calls-change-nothing';
const FIRST = 'auth/comes-first';
const ALIKE = 'auth/treats-everyone-alike';

/** More than a short test installs. */
const SEVERAL = 10;
export const EVERY_REFUSAL: RequirementId[] = [MISSING, PASSWORD, USER, NEARLY, SCHEME, MALFORMED];

/** Accepts what the reference accepts, and also some headers by themselves. */
const orWhen =
  (isEnough: (header: string, state: State) => boolean): Decisions['isAuthorised'] =>
  (header, call, state) =>
    isEnough(header ?? '', state) || conforming.isAuthorised(header, call, state);

/** Compares the passwords after the same change of both. */
const passwordAfter =
  (change: (password: string) => string): Decisions['isPassword'] =>
  (given, { manifest }) =>
    change(given) === change(manifest.api.password);

const decoded = (header: string) => Buffer.from(header.replace(/^Basic /, ''), 'base64').toString();

const crash = (): never => {
  throw new Error('out of range');
};

export const authenticationFaults = {
  'salt-on-a-refused-sign-on': defineFault({
    breaks: ['auth/answers-keep-secrets'],
    partner: {
      refusesSignOn: (reason, form, state) => ({
        ...conforming.refusesSignOn(reason, form, state),
        body: `salt: ${state.manifest.api.sso_salt}`,
      }),
    },
  }),
  'salt-on-a-stale-sign-on': defineFault({
    breaks: ['auth/answers-keep-secrets'],
    partner: {
      refusesSignOn: (reason, form, state) => {
        const answer = conforming.refusesSignOn(reason, form, state);
        return reason === 'stale' ? { ...answer, body: `salt: ${state.manifest.api.sso_salt}` } : answer;
      },
    },
  }),
  'no-credentials-checked': defineFault({ breaks: [...EVERY_REFUSAL, FIRST], partner: { isAuthorised: () => true } }),
  'credentials-checked-only-on-delete': defineFault({
    breaks: [...EVERY_REFUSAL, FIRST],
    partner: { isAuthorised: (header, call, state) => call !== 'deprovision' || conforming.isAuthorised(header, call, state) },
  }),
  'credentials-checked-only-on-provisioning': defineFault({
    breaks: [...EVERY_REFUSAL, FIRST],
    partner: { isAuthorised: (header, call, state) => call !== 'provision' || conforming.isAuthorised(header, call, state) },
  }),
  'plan-change-without-credentials': defineFault({
    breaks: EVERY_REFUSAL,
    may: [FIRST],
    partner: { isAuthorised: (header, call, state) => call === 'update' || conforming.isAuthorised(header, call, state) },
  }),
  'trusts-whoever-comes-after-an-install': defineFault({
    breaks: [...EVERY_REFUSAL],
    may: [FIRST],
    partner: { isAuthorised: orWhen((_header, state) => state.resources.length > 0) },
  }),
  'any-header-accepted': defineFault({
    breaks: [PASSWORD, USER, NEARLY, SCHEME, MALFORMED],
    may: [MISSING, FIRST],
    partner: { isAuthorised: (header) => Boolean(header) },
  }),
  'any-basic-header-accepted': defineFault({
    breaks: [PASSWORD, USER, NEARLY, MALFORMED],
    may: [MISSING, FIRST],
    partner: { isAuthorised: (header) => /^basic /i.test(header ?? '') },
  }),
  'missing-header-accepted': defineFault({
    breaks: [MISSING],
    may: [FIRST],
    partner: { isAuthorised: orWhen((header) => header === '') },
  }),
  'empty-credentials-accepted': defineFault({
    breaks: [MISSING],
    may: [PASSWORD, USER, FIRST],
    partner: { isAuthorised: orWhen((header) => decoded(header) === ':') },
  }),
  'empty-password-accepted': defineFault({
    breaks: [PASSWORD],
    may: [MISSING, NEARLY, FIRST],
    partner: { isPassword: (given, state) => given === '' || conforming.isPassword(given, state) },
  }),
  'only-the-user-checked': defineFault({ breaks: [PASSWORD, NEARLY], may: [FIRST], partner: { isPassword: () => true } }),
  'only-the-password-checked': defineFault({ breaks: [USER], may: [FIRST], partner: { isUser: () => true } }),
  'user-compared-without-case': defineFault({
    breaks: [USER],
    partner: { isUser: (given, { manifest }) => given.toLowerCase() === manifest.id },
  }),
  'password-compared-without-case': defineFault({
    breaks: [NEARLY],
    partner: { isPassword: passwordAfter((password) => password.toLowerCase()) },
  }),
  'password-trimmed': defineFault({
    breaks: [NEARLY],
    partner: { isPassword: passwordAfter((password) => password.trim()) },
  }),
  'password-compared-on-16-characters': defineFault({
    breaks: [NEARLY],
    partner: { isPassword: passwordAfter((password) => password.slice(0, 16)) },
  }),
  'password-compared-up-to-a-colon': defineFault({
    breaks: [NEARLY],
    partner: { isPassword: passwordAfter((password) => password.split(':', 1).join()) },
    manifest: { password: 'u7Qm2ZkP4xWc9TbRf1Vn:d8Ls5HyJ3aGe6NtKo0Xi' },
  }),
  'password-compared-by-length': defineFault({
    breaks: [NEARLY],
    may: [PASSWORD, FIRST],
    partner: { isPassword: passwordAfter((password) => String(password.length)) },
  }),
  'password-may-go-on': defineFault({
    breaks: [NEARLY],
    partner: { isPassword: (given, { manifest }) => given.startsWith(manifest.api.password) },
  }),
  'password-may-be-cut': defineFault({
    breaks: [PASSWORD, NEARLY],
    may: [MISSING],
    partner: { isPassword: (given, { manifest }) => manifest.api.password.startsWith(given) },
  }),
  'password-may-be-anywhere': defineFault({
    breaks: [NEARLY],
    partner: { isPassword: (given, { manifest }) => given.includes(manifest.api.password) },
  }),
  'sso-salt-accepted-as-password': defineFault({
    breaks: [PASSWORD],
    partner: { isPassword: (given, state) => given === state.manifest.api.sso_salt || conforming.isPassword(given, state) },
  }),
  'swapped-credentials-accepted': defineFault({
    breaks: [PASSWORD],
    may: [USER],
    partner: { isAuthorised: orWhen((header, { manifest }) => decoded(header) === `${manifest.api.password}:${manifest.id}`) },
  }),
  'bearer-accepted': defineFault({
    breaks: [SCHEME],
    partner: { isAuthorised: orWhen((header, { manifest }) => header === `Bearer ${manifest.api.password}`) },
  }),
  'bearer-pair-accepted': defineFault({
    breaks: [SCHEME],
    partner: { isAuthorised: (header, call, state) => conforming.isAuthorised(header?.replace(/^Bearer /, 'Basic '), call, state) },
  }),
  'credentials-split-at-every-colon': defineFault({
    breaks: [NEARLY],
    partner: { readsCredentials: (header) => cut(conforming.readsCredentials(header)) },
  }),
  'basic-without-a-colon-accepted': defineFault({
    breaks: [MALFORMED],
    partner: { isAuthorised: orWhen((header) => /^Basic [\w+/]+=*$/.test(header) && !decoded(header).includes(':')) },
  }),
  'basic-that-is-not-base64-accepted': defineFault({
    breaks: [MALFORMED],
    partner: { isAuthorised: orWhen((header) => /^Basic +\S*[^\w+/=\s]/.test(header)) },
  }),

  'password-cut-at-the-first-colon': defineFault({
    breaks: ['auth/accepts-the-manifest-credentials'],
    blocks: true,
    partner: { readsCredentials: (header) => cut(conforming.readsCredentials(header)) },
    manifest: { password: 'u7Qm2ZkP4xWc9TbRf1Vn:d8Ls5HyJ3aGe6NtKo0Xi' },
  }),
  'password-read-as-latin-1': defineFault({
    breaks: ['auth/accepts-the-manifest-credentials'],
    blocks: true,
    partner: { isPassword: (given, { manifest }) => Buffer.from(given).toString('latin1') === manifest.api.password },
    manifest: { password: 'grüße-u7Qm2ZkP4xWc9TbRf1Vnd8Ls5HyJ3aGe6NtKo0Xi' },
  }),
  'password-percent-decoded': defineFault({
    breaks: ['auth/accepts-the-manifest-credentials'],
    blocks: true,
    partner: { isPassword: (given, { manifest }) => decodeURIComponent(given) === manifest.api.password },
    manifest: { password: 'u7Qm2ZkP4xWc9TbRf1Vn%41d8Ls5HyJ3aGe6NtKo0Xi' },
  }),
  'password-stored-cut': defineFault({
    breaks: ['auth/accepts-the-manifest-credentials'],
    blocks: true,
    partner: { isPassword: (given, { manifest }) => given === manifest.api.password.slice(0, 32) },
  }),

  'refusal-answers-200': defineFault({ breaks: EVERY_REFUSAL, partner: { refusedStatus: () => 200 } }),
  'refusal-answers-302': defineFault({
    breaks: [...EVERY_REFUSAL, FIRST],
    partner: { refusesCall: () => ({ status: 302, headers: { location: '/login' } }) },
  }),
  'refusal-answers-400': defineFault({ breaks: [...EVERY_REFUSAL, FIRST], partner: { refusedStatus: () => 400 } }),
  'refusal-answers-403': defineFault({ breaks: [...EVERY_REFUSAL, FIRST], partner: { refusedStatus: () => 403 } }),
  'refusal-answers-404': defineFault({ breaks: [...EVERY_REFUSAL, FIRST], partner: { refusedStatus: () => 404 } }),
  'refusal-answers-500': defineFault({ breaks: [...EVERY_REFUSAL, FIRST], partner: { refusesCall: crash } }),
  'refused-delete-answers-403': defineFault({
    breaks: [...EVERY_REFUSAL, FIRST],
    partner: { refusedStatus: (_header, call) => (call === 'deprovision' ? 403 : 401) },
  }),
  'wrong-credentials-answer-403': defineFault({
    breaks: [PASSWORD, USER, NEARLY, SCHEME, MALFORMED],
    may: [MISSING, FIRST],
    partner: { refusedStatus: (header) => (header ? 403 : 401) },
  }),
  'missing-header-answers-400': defineFault({
    breaks: [MISSING],
    may: [FIRST],
    partner: { refusedStatus: (header) => (header ? 401 : 400) },
  }),
  'missing-header-answers-500': defineFault({
    breaks: [MISSING],
    may: [FIRST],
    partner: { readsCredentials: (header) => (header ? conforming.readsCredentials(header) : crash()) },
  }),
  'another-scheme-answers-400': defineFault({
    breaks: [SCHEME],
    partner: { refusedStatus: (header) => (header && !/^basic/i.test(header) ? 400 : 401) },
  }),
  'basic-without-a-colon-answers-500': defineFault({
    breaks: [MALFORMED],
    partner: { refusedStatus: (header) => (header?.startsWith('Basic ') && !decoded(header).includes(':') ? crash() : 401) },
  }),
  'basic-that-is-not-base64-answers-400': defineFault({
    breaks: [MALFORMED],
    partner: { refusedStatus: (header) => (/^Basic +\S*[^\w+/=\s]/.test(header ?? '') ? 400 : 401) },
  }),
  'body-parsed-before-credentials': defineFault({ breaks: [FIRST], partner: { authenticatesFirst: (call) => call !== 'provision' } }),
  'resource-looked-up-before-credentials': defineFault({
    breaks: [FIRST],
    partner: { authenticatesFirst: (call) => call !== 'deprovision' },
  }),
  'open-after-several-installs': defineFault({
    breaks: [ALIKE],
    partner: { isAuthorised: orWhen((_header, state) => state.resources.length > SEVERAL) },
  }),
  'deletes-for-anyone-after-several-installs': defineFault({
    breaks: [ALIKE],
    partner: {
      isAuthorised: (header, call, state) =>
        (call === 'deprovision' && state.resources.length > SEVERAL) || conforming.isAuthorised(header, call, state),
    },
  }),
  'signature-ignored-after-several-installs': defineFault({
    breaks: [ALIKE],
    partner: { isSigned: (form, state) => state.resources.length > SEVERAL || conforming.isSigned(form, state) },
  }),
  'refused-delete-deletes': defineFault({ breaks: [CHANGE], partner: { actsWhenRefused: (call) => call === 'deprovision' } }),
};

function cut<T extends { password: string }>(given: T | undefined): T | undefined {
  return given && { ...given, password: given.password.split(':', 1).join() };
}
