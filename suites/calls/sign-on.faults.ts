import { createHash, createHmac } from 'node:crypto';
import { conforming, type Decisions } from '../../targets/reference/platform/index.ts';
import type { SignedFields } from '../../targets/reference/platform/records.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/platform.ts';

const FORM = 'calls/sso-is-a-form';
const FIELDS = 'calls/sso-has-its-fields';
const NAV = 'calls/sso-nav-data-is-empty';
const ID = 'calls/sso-id-is-the-partner-id';
const SIGNATURE = 'calls/sso-signature-is-right';
const TIMESTAMP = 'calls/sso-timestamp-is-in-milliseconds';
const TRIGGER = 'calls/each-trigger-sends-its-request';

/** Requirements that read the fields of the form. */
const READS_THE_FORM: RequirementId[] = [FIELDS, NAV, ID, SIGNATURE, TIMESTAMP];

const opening = (breaks: RequirementId[], platform: Partial<Decisions>, may: RequirementId[] = []): Fault =>
  defineFault({ breaks, may, platform });

const signing = (signsForm: Decisions['signsForm'], mistake: string): Fault =>
  defineFault({ breaks: [SIGNATURE], mistake, platform: { signsForm } });

const digesting = (ssoDigest: Decisions['ssoDigest'], mistake: string): Fault =>
  defineFault({ breaks: [SIGNATURE], mistake, platform: { ssoDigest } });

const without = (name: string, may: RequirementId[]): Fault =>
  opening([FIELDS], { ssoForm: (fields) => fields.filter(([field]) => field !== name) }, may);

const joined = (fields: SignedFields, salt: string, separator: string) =>
  [fields.id, fields.user_id, fields.email, fields['nav-data'], salt, fields.timestamp].join(separator);

const MINUTE = 60_000;

/** When the dashboard of an add-on was first opened. */
const opened = new WeakMap<object, number>();

export const signOnFaults = {
  'sign-on-as-json': opening(
    [FORM],
    { ssoType: 'application/json', encodesForm: (fields) => JSON.stringify(Object.fromEntries(fields)) },
    READS_THE_FORM,
  ),
  'sign-on-as-multipart': opening(
    [FORM],
    {
      ssoType: 'multipart/form-data; boundary=part',
      encodesForm: (fields) =>
        `${fields.map(([name, value]) => `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--part--\r\n`,
    },
    READS_THE_FORM,
  ),
  'sign-on-by-get': opening([TRIGGER], { ssoMethod: 'GET' }, [FORM, ...READS_THE_FORM]),
  'sign-on-labelled-as-text': opening([FORM], { ssoType: 'text/plain' }, READS_THE_FORM),
  'sign-on-encoded-twice': opening(
    [FORM],
    { encodesForm: (fields) => conforming.encodesForm(fields.map(([name, value]) => [name, encodeURIComponent(value)])) },
    READS_THE_FORM,
  ),
  'sign-on-not-encoded': opening([FORM], { encodesForm: (fields) => fields.map((pair) => pair.join('=')).join('&') }, READS_THE_FORM),
  'sign-on-without-nav-data': without('nav-data', [NAV]),
  'sign-on-without-the-email': without('email', [SIGNATURE]),
  'sign-on-without-the-user': without('user_id', [SIGNATURE]),
  'sign-on-without-the-timestamp': without('timestamp', [SIGNATURE, TIMESTAMP]),
  'sign-on-without-a-signature': without('signature', [SIGNATURE]),
  'sign-on-with-navdata': opening(
    [FIELDS],
    { ssoForm: (fields) => fields.map(([name, value]) => [name === 'nav-data' ? 'navdata' : name, value]) },
    [NAV],
  ),
  'sign-on-with-two-emails': opening([FIELDS], { ssoForm: (fields) => [...fields, ['email', 'services@platform.example']] }, [SIGNATURE]),
  'sign-on-as-the-owner': opening([FIELDS], { ssoUserId: (_user, { owner }) => owner.id }),
  'sign-on-with-the-owners-email': opening([FIELDS], { ssoEmail: (_user, { owner }) => owner.emails[0] ?? '' }),
  'sign-on-with-the-email-in-capitals': opening([FIELDS], { ssoEmail: ({ email }) => email.toUpperCase() }),
  'nav-data-is-an-empty-record': opening([NAV], { navData: '{}' }),
  'nav-data-names-the-app': opening([NAV], { navData: 'app=shop&addons=acme-db' }),
  'nav-data-is-null': opening([NAV], { navData: 'null' }),
  'sign-on-by-addon-id': opening([ID], { ssoId: ({ id }) => id }),

  'signature-by-sha1': digesting((text) => createHash('sha1').update(text).digest('hex'), 'sha1'),
  'signature-by-sha256': digesting((text) => createHash('sha256').update(text).digest('hex'), 'sha256'),
  'signature-in-capitals': digesting((text) => conforming.ssoDigest(text, '').toUpperCase(), 'upper-case-digest'),
  'signature-in-base64': digesting((text) => createHash('sha512').update(text).digest('base64'), 'base64-digest'),
  'signature-by-hmac': digesting((text, salt) => createHmac('sha512', salt).update(text).digest('hex'), 'hmac-sha512-salt-inside'),
  'signature-cut-to-64': digesting((text) => conforming.ssoDigest(text, '').slice(0, 64), 'digest-cut-to-64'),
  'signature-of-the-older-scheme': defineFault({
    breaks: [SIGNATURE],
    mistake: 'older-digest-as-signature',
    platform: {
      signsForm: ({ id, timestamp }, salt) => [id, salt, timestamp].join(':'),
      ssoDigest: (text) => createHash('sha1').update(text).digest('hex'),
    },
  }),
  'signature-without-nav-data': signing(
    (fields, salt) => [fields.id, fields.user_id, fields.email, salt, fields.timestamp].join(':'),
    'nav-data-left-out',
  ),
  'signature-without-the-salt': signing((fields) => joined(fields, '', ':'), 'salt-emptied'),
  'signature-with-the-salt-first': signing(
    (fields, salt) => [salt, fields.id, fields.user_id, fields.email, fields['nav-data'], fields.timestamp].join(':'),
    'salt-first',
  ),
  'signature-in-another-order': signing(
    (fields, salt) => [fields.id, fields.email, fields.user_id, fields['nav-data'], salt, fields.timestamp].join(':'),
    'email-before-user-id',
  ),
  'signature-joined-with-nothing': signing((fields, salt) => joined(fields, salt, ''), 'no-separator'),
  'signature-over-encoded-values': signing(
    (fields, salt) => joined({ ...fields, id: encodeURIComponent(fields.id), email: encodeURIComponent(fields.email) }, salt, ':'),
    'percent-encoded-values',
  ),
  'signature-over-seconds': signing(
    (fields, salt) => joined({ ...fields, timestamp: fields.timestamp.slice(0, -3) }, salt, ':'),
    'seconds-hashed',
  ),
  'signature-with-the-password': defineFault({
    breaks: [SIGNATURE],
    mistake: 'password-as-salt',
    platform: { ssoSalt: ({ api }) => api.password },
  }),
  'signature-over-another-id': defineFault({
    breaks: [SIGNATURE],
    platform: { signsForm: (fields, salt) => joined({ ...fields, id: `addon_${fields.id}` }, salt, ':') },
  }),

  'timestamp-in-seconds': opening([TIMESTAMP], { ssoTimestamp: (now) => String(Math.floor(now / 1000)) }),
  'timestamp-is-a-date': opening([TIMESTAMP], { ssoTimestamp: (now) => new Date(now).toISOString() }),
  'timestamp-with-a-fraction': opening([TIMESTAMP], { ssoTimestamp: (now) => `${now}.125` }),
  'form-kept-for-each-add-on': opening([TIMESTAMP], {
    ssoTimestamp: (now, addon) => {
      opened.set(addon, opened.get(addon) ?? now);
      return String(opened.get(addon));
    },
  }),
  'timestamp-of-an-earlier-form': opening([TIMESTAMP], { ssoTimestamp: (now) => String(now - 10 * MINUTE) }),
  'timestamp-of-another-zone': opening([TIMESTAMP], { ssoTimestamp: (now) => String(now + 60 * MINUTE) }),
  'timestamp-ahead-of-the-clock': opening([TIMESTAMP], { ssoTimestamp: (now) => String(now + 10 * MINUTE) }),
};
