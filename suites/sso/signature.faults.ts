import { createHash, createHmac, type Hash, timingSafeEqual } from 'node:crypto';
import type { State } from '../../targets/reference/partner/decisions.ts';
import { conforming, type Decisions } from '../../targets/reference/partner/index.ts';
import type { Form } from '../../targets/reference/partner/records.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/partner.ts';

const WRONG = 'sso/refuses-a-wrong-signature';
const COVERS: RequirementId[] = [
  'sso/signature-covers-id',
  'sso/signature-covers-user-id',
  'sso/signature-covers-email',
  'sso/signature-covers-nav-data',
  'sso/signature-covers-timestamp',
];
/** What has to be noticed where any signature is accepted. */
export const EVERY_FORGERY: RequirementId[] = [WRONG, ...COVERS];

const refusing = (mistake: string, partner: Partial<Decisions>): Fault =>
  defineFault({ breaks: ['sso/accepts-a-valid-call'], blocks: true, mistake, partner });

/** Refuses every form, however it is signed, so that nothing shows why. */
const inexplicable = (partner: Partial<Decisions>): Fault => defineFault({ breaks: ['sso/accepts-a-valid-call'], blocks: true, partner });

const hashing = (algorithm: string) => refusing(algorithm, { digest: (text) => createHash(algorithm).update(text).digest('hex') });

const signing = (mistake: string, values: (form: Form, salt: string) => unknown[], separator = ':') =>
  refusing(mistake, { signs: (form, salt) => values(form, salt).join(separator) });

const nav = (form: Form) => form['nav-data'];
const older = ({ id, timestamp }: Form, { manifest }: State) =>
  createHash('sha1').update(`${id}:${manifest.api.sso_salt}:${timestamp}`).digest('hex');

/** Accepts what the reference accepts, and also a weaker signature. */
const orWhen =
  (isEnough: (form: Form, state: State) => boolean): Decisions['isSigned'] =>
  (form, state) =>
    conforming.isSigned(form, state) || isEnough(form, state);

/** Accepts a signature of this form, or of the form with another value that the partner knows. */
const alsoWith = (field: string, known: (form: Form, state: State) => string[]): Pick<Decisions, 'isSigned'> => ({
  isSigned: orWhen((form, state) => known(form, state).some((value) => conforming.isSigned({ ...form, [field]: value }, state))),
});

export const signatureFaults = {
  'sso-digest-loses-its-first-zeros': defineFault({
    breaks: ['sso/accepts-any-signed-user'],
    may: ['sso/accepts-a-valid-call', 'sso/decodes-form-fields', 'sso/accepts-a-recent-timestamp'],
    partner: { digest: (text) => createHash('sha512').update(text).digest('hex').replace(/^0+/, '') },
  }),
  'sso-hashes-with-sha1': hashing('sha1'),
  'sso-hashes-with-sha256': hashing('sha256'),
  'sso-hashes-with-md5': hashing('md5'),
  'sso-signs-with-hmac': refusing('hmac-sha512-salt-inside', {
    digest: (text, salt) => createHmac('sha512', salt).update(text).digest('hex'),
  }),
  'sso-signs-with-hmac-without-salt': refusing('hmac-sha512', {
    signs: (form) => [form.id, form.user_id, form.email, nav(form), form.timestamp].join(':'),
    digest: (text, salt) => createHmac('sha512', salt).update(text).digest('hex'),
  }),
  'sso-expects-upper-case': refusing('upper-case-digest', { digest: (text) => conforming.digest(text, '').toUpperCase() }),
  'sso-expects-base64': refusing('base64-digest', { digest: (text) => createHash('sha512').update(text).digest('base64') }),
  'sso-hashes-a-line-end': refusing('trailing-newline', { digest: (text) => conforming.digest(`${text}\n`, '') }),
  'sso-reads-the-older-token': refusing('older-token', {
    requiredFields: ['id', 'timestamp'],
    isSigned: (form, state) => form.token === older(form, state),
  }),
  'sso-reads-the-older-token-in-seconds': refusing('older-token+seconds-sent', {
    requiredFields: ['id', 'timestamp'],
    isSigned: (form, state) => form.token === older(form, state),
    readsTimestamp: (timestamp) => Number(timestamp) * 1000,
  }),
  'sso-expects-seconds': refusing('seconds-sent', { readsTimestamp: (timestamp) => Number(timestamp) * 1000 }),
  'sso-cuts-the-timestamp-to-32-bits': inexplicable({ readsTimestamp: (timestamp) => Number(timestamp) | 0 }),
  'sso-hashes-seconds': signing('seconds-hashed', (form, salt) => [
    form.id,
    form.user_id,
    form.email,
    nav(form),
    salt,
    Math.floor(Number(form.timestamp) / 1000),
  ]),
  'sso-hashes-encoded-values': signing('form-encoded-values', (form, salt) =>
    [form.id, form.user_id, form.email, nav(form), salt, form.timestamp].map((value) => encodeURIComponent(value ?? '')),
  ),
  'sso-order-email-first': signing('email-first', (form, salt) => [form.email, form.id, form.user_id, nav(form), salt, form.timestamp]),
  'sso-order-email-before-user': signing('email-before-user-id', (form, salt) => [
    form.id,
    form.email,
    form.user_id,
    nav(form),
    salt,
    form.timestamp,
  ]),
  'sso-order-of-the-form': signing('form-order-salt-last', (form, salt) => [
    form.id,
    form.timestamp,
    nav(form),
    form.email,
    form.user_id,
    salt,
  ]),
  'sso-order-salt-first': signing('salt-first', (form, salt) => [salt, form.id, form.user_id, form.email, nav(form), form.timestamp]),
  'sso-order-salt-last': signing('salt-last', (form, salt) => [form.id, form.user_id, form.email, nav(form), form.timestamp, salt]),
  'sso-leaves-out-the-salt': signing('salt-left-out', (form) => [form.id, form.user_id, form.email, nav(form), form.timestamp]),
  'sso-leaves-out-nav-data': signing('nav-data-left-out', (form, salt) => [form.id, form.user_id, form.email, salt, form.timestamp]),
  'sso-leaves-out-the-user': signing('user-id-left-out', (form, salt) => [form.id, form.email, nav(form), salt, form.timestamp]),
  'sso-leaves-out-the-email': signing('email-left-out', (form, salt) => [form.id, form.user_id, nav(form), salt, form.timestamp]),
  'sso-joins-with-commas': signing(
    'joined-with-commas',
    (form, salt) => [form.id, form.user_id, form.email, nav(form), salt, form.timestamp],
    ',',
  ),
  'sso-joins-without-a-separator': signing(
    'no-separator',
    (form, salt) => [form.id, form.user_id, form.email, nav(form), salt, form.timestamp],
    '',
  ),
  'sso-salts-with-the-password': refusing('password-as-salt', {
    isSigned: (form, { manifest }) => form.signature === conforming.digest(conforming.signs(form, manifest.api.password), ''),
  }),

  'sso-checks-no-signature': defineFault({ breaks: [WRONG, ...COVERS], partner: { requiredFields: ['id'], isSigned: () => true } }),
  'sso-checks-a-user-once': defineFault({
    breaks: [WRONG, 'sso/signature-covers-email', 'sso/signature-covers-nav-data', 'sso/signature-covers-timestamp'],
    may: ['sso/signature-covers-id', 'sso/signature-covers-user-id'],
    partner: { isSigned: orWhen(({ id, user_id }, { signOns }) => signOns.some((known) => known.id === id && known.user_id === user_id)) },
  }),
  'sso-signature-may-be-absent': defineFault({
    breaks: [WRONG],
    partner: {
      requiredFields: conforming.requiredFields.filter((field) => field !== 'signature'),
      isSigned: orWhen(({ signature }) => signature === undefined),
    },
  }),
  'sso-signature-may-be-empty': defineFault({ breaks: [WRONG], partner: { isSigned: orWhen(({ signature }) => signature === '') } }),
  'sso-signature-may-be-cut': defineFault({
    breaks: [WRONG],
    partner: { isSameSignature: (given, expected) => expected.startsWith(given) },
  }),
  'sso-signature-may-be-longer': defineFault({
    breaks: [WRONG],
    partner: { isSameSignature: (given, expected) => given.startsWith(expected) },
  }),
  'sso-signature-compared-on-32-digits': defineFault({
    breaks: [WRONG],
    partner: { isSameSignature: (given, expected) => given.slice(0, 32) === expected.slice(0, 32) },
  }),
  'sso-accepts-the-older-token': defineFault({
    breaks: [WRONG],
    may: COVERS,
    partner: { isSigned: orWhen((form, state) => form.token === older(form, state)) },
  }),
  'sso-accepts-the-older-digest': defineFault({
    breaks: [WRONG],
    partner: { isSigned: orWhen((form, state) => form.signature === older(form, state)) },
  }),
  'sso-signature-leaves-the-id-open': defineFault({
    breaks: ['sso/signature-covers-id'],
    may: [WRONG],
    partner: alsoWith('id', (_form, { resources }) => resources.map(({ id }) => id)),
  }),
  'sso-signature-leaves-the-user-open': defineFault({
    breaks: ['sso/signature-covers-user-id'],
    partner: alsoWith('user_id', (form, { resources }) => resources.filter(({ id }) => id === form.id).map(({ userId }) => userId)),
  }),
  'sso-signature-leaves-the-email-open': defineFault({
    breaks: ['sso/signature-covers-email'],
    partner: alsoWith('email', (form, { signOns }) =>
      signOns.filter((known) => known.user_id === form.user_id).map(({ email }) => email ?? ''),
    ),
  }),
  'sso-signature-leaves-nav-data-open': defineFault({
    breaks: ['sso/signature-covers-nav-data'],
    partner: alsoWith('nav-data', () => ['']),
  }),
  'sso-signature-leaves-the-timestamp-open': defineFault({
    breaks: ['sso/signature-covers-timestamp'],
    partner: { isSigned: orWhen(isSignedAround) },
  }),
  'sso-cut-signature-answers-500': defineFault({
    breaks: ['sso/refuses-without-a-server-error'],
    partner: { isSameSignature: (given, expected) => timingSafeEqual(Buffer.from(given), Buffer.from(expected)) },
  }),
};

const MINUTE = 60_000;

/** Accepts a signature for any millisecond within a minute, because clocks differ. */
function isSignedAround(form: Form, { manifest }: State): boolean {
  const time = Number(form.timestamp);
  const start: Hash = createHash('sha512').update(conforming.signs({ ...form, timestamp: '' }, manifest.api.sso_salt));
  for (let skew = 1; skew <= MINUTE; skew += 1)
    for (const moment of [time - skew, time + skew]) if (start.copy().update(String(moment)).digest('hex') === form.signature) return true;
  return false;
}
