import { createHash } from 'node:crypto';
import type { State } from '../../../targets/reference/partner/decisions.ts';
import { conforming, type Decisions } from '../../../targets/reference/partner/index.ts';
import type { Form } from '../../../targets/reference/partner/records.ts';
import { ANY_SIGNATURE, acceptsFormsWhen, type Bug, defineBug, type Now } from './bug.ts';

const WRONG = 'sso/refuses-a-wrong-signature';

const unchecked = (says: string, isMet: (now: Now & { form: Form }) => boolean): Bug =>
  defineBug({ says, breaks: ANY_SIGNATURE, partner: acceptsFormsWhen((now) => isMet({ ...now, form: now.fields as Form })) });

const withHeader = (says: string, name: string): Bug => unchecked(says, ({ request }) => request.headers[name] !== undefined);

/** Accepts a signature of the form after a change. */
const alsoAs = (says: string, breaks: Bug['breaks'], others: (form: Form, state: State) => Form[]): Bug =>
  defineBug({
    says,
    breaks,
    partner: () => ({
      isSigned: (form, state) => conforming.isSigned(form, state) || others(form, state).some((other) => conforming.isSigned(other, state)),
    }),
  });

const withMemory = (says: string, keyOf: (form: Form) => string | undefined): Bug =>
  defineBug({
    says,
    breaks: ANY_SIGNATURE,
    partner: () => {
      const tried = new Set<string | undefined>();
      return {
        isSigned(form, state) {
          const isKnown = tried.has(keyOf(form));
          tried.add(keyOf(form));
          return isKnown || conforming.isSigned(form, state);
        },
      };
    },
  });

const isOpened = ({ form, state }: { form: Form; state: State }) => state.signOns.some(({ id }) => id === form.id);
const domainOf = (email = '') => email.replace(/^.*@/, '');

/** The signature of a sign-on is not checked, or covers too little, under one condition. */
export const signatures = {
  'short-signature-accepted': unchecked(
    'A signature of fewer than 32 digits raises an error, which is caught.',
    ({ form }) => (form.signature ?? '').length < 32,
  ),
  'long-signature-accepted': unchecked(
    'A signature of more than 128 digits raises an error, which is caught.',
    ({ form }) => (form.signature ?? '').length > 128,
  ),
  'common-signature-accepted': unchecked(
    'The signatures of the test environment are still accepted: test, debug, signature, x, 0.',
    ({ form }) => ['test', 'debug', 'signature', 'x', '0'].includes(form.signature ?? ''),
  ),
  'signature-that-is-not-hexadecimal-accepted': unchecked(
    'A signature with other letters than hexadecimal ones is decoded to nothing, and nothing is compared.',
    ({ form }) => /^[^0-9a-f]/i.test(form.signature ?? ''),
  ),
  'signature-with-sha1-length-accepted': unchecked(
    'A signature of 40 digits is left to the check of the older token, which is gone.',
    ({ form }) => /^[0-9a-f]{40}$/i.test(form.signature ?? ''),
  ),
  'signature-in-capitals-accepted': unchecked(
    'A signature in capitals is taken for the one of another platform, which is not checked.',
    ({ form }) => /^[0-9A-F]*[A-F][0-9A-F]*$/.test(form.signature ?? ''),
  ),
  'signature-unchecked-with-a-cookie': withHeader('A form that comes with a cookie is taken for one of a user who is logged in.', 'cookie'),
  'signature-unchecked-with-an-open-session': unchecked(
    'A form that comes with the cookie of an open session is not checked.',
    ({ request, state }) => Boolean(conforming.sessionOf(request, state)),
  ),
  'signature-unchecked-behind-a-proxy': withHeader(
    'A form with X-Forwarded-For is taken for one that the gateway has checked.',
    'x-forwarded-for',
  ),
  'signature-unchecked-in-chrome': defineBug({
    ...withHeader('Chrome, told by sec-ch-ua, goes to the new front, which checks nothing yet.', 'sec-ch-ua'),
    inBrowsers: true,
  }),
  'signature-unchecked-for-a-browser': defineBug({
    ...withHeader('A request with Accept-Language goes to the page for people, which checks nothing.', 'accept-language'),
    inBrowsers: true,
  }),
  'signature-unchecked-with-a-referer': withHeader('A form with a Referer is taken for one of the console.', 'referer'),
  'signature-unchecked-with-a-charset': unchecked('A form whose content type has a charset goes past the filter.', ({ request }) =>
    /charset/i.test(request.headers['content-type'] ?? ''),
  ),
  'signature-unchecked-with-another-field': unchecked(
    'A form with a field that the service does not know is taken for the next version.',
    ({ form }) => Object.keys(form).some((name) => !conforming.requiredFields.includes(name)),
  ),
  'signature-unchecked-with-a-query': unchecked(
    'A form posted to an address with a query goes past the filter.',
    ({ request }) => [...request.query].length > 0,
  ),
  'signature-unchecked-if-never-opened': unchecked(
    'The first visit of a resource sets it up, and its signature is not checked.',
    (now) => !isOpened(now),
  ),
  'signature-unchecked-if-opened-before': unchecked('A resource that was opened before is not checked again.', isOpened),
  'signature-unchecked-for-a-person': unchecked('The resources of a person instead of an organisation are not checked.', ({ resource }) =>
    Boolean(resource?.ownerId.startsWith('user_')),
  ),
  'signature-unchecked-for-a-new-owner-name': unchecked(
    'An owner whose name has a space or a capital in it goes to another code path.',
    ({ resource }) => / [A-Z]/.test(resource?.ownerName ?? ''),
  ),
  'signature-unchecked-for-numeric-users': unchecked('A user_id of digits is taken for one of the older platform.', ({ form }) =>
    /^\d+$/.test(form.user_id ?? ''),
  ),
  'signature-unchecked-for-odd-users': unchecked(
    'A user_id that is not user_ and a UUID is taken for a service account.',
    ({ form }) => !/^user_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(form.user_id ?? ''),
  ),
  'signature-unchecked-for-an-empty-email': unchecked(
    'A form with an empty e-mail is taken for one of a service account.',
    ({ form }) => form.email === '',
  ),
  'signature-unchecked-for-a-plus-in-the-email': unchecked(
    'An e-mail with a plus sign is cleaned up, and the form is signed again.',
    ({ form }) => Boolean(form.email?.includes('+')),
  ),
  'signature-unchecked-for-a-quote-in-the-email': unchecked(
    'An apostrophe in the e-mail breaks the query, and the error is caught.',
    ({ form }) => Boolean(form.email?.includes("'")),
  ),
  'signature-unchecked-with-nav-data': unchecked('A form whose nav-data is not empty goes to another handler.', ({ form }) =>
    Boolean(form['nav-data']),
  ),
  'signature-unchecked-at-the-second-try': withMemory(
    'A form that was refused is accepted when it is sent again, because its result is kept as done.',
    ({ signature }) => signature,
  ),
  'signature-unchecked-for-a-known-user': defineBug({
    says: 'A user who has signed on anywhere is not checked again.',
    breaks: ANY_SIGNATURE,
    partner: () => ({
      isSigned: (form, state) => conforming.isSigned(form, state) || state.signOns.some(({ user_id }) => user_id === form.user_id),
    }),
  }),
  'signature-covers-the-email-up-to-a-plus': alsoAs(
    'The part after a plus sign of the e-mail is not signed.',
    ['sso/signature-covers-email'],
    (form) => [{ ...form, email: (form.email ?? '').replace(/\+[^@]*@/, '@') }],
  ),
  'signature-covers-the-email-without-case': alsoAs(
    'The e-mail is signed in lower case, however it is written.',
    ['sso/signature-covers-email'],
    (form) => [{ ...form, email: (form.email ?? '').toLowerCase() }],
  ),
  'signature-covers-the-domain-of-the-email-only': alsoAs(
    'Another e-mail of the same domain passes.',
    ['sso/signature-covers-email'],
    (form, { signOns }) =>
      signOns.filter(({ email }) => domainOf(email) === domainOf(form.email)).map(({ email = '' }) => ({ ...form, email })),
  ),
  'signature-covers-the-user-without-case': alsoAs(
    'The user_id is signed in lower case, however it is written.',
    ['sso/signature-covers-user-id'],
    (form) => [{ ...form, user_id: (form.user_id ?? '').toLowerCase() }],
  ),
  'signature-covers-the-id-of-an-owner': alsoAs(
    'A signature for one resource opens every resource of the same owner.',
    ['sso/signature-covers-id'],
    (form, { resources }) => {
      const owner = resources.find(({ id }) => id === form.id)?.ownerId;
      return resources.filter(({ ownerId }) => ownerId === owner).map(({ id }) => ({ ...form, id }));
    },
  ),
  'signature-covers-the-time-to-the-second': alsoAs(
    'The timestamp is signed in seconds as well.',
    ['sso/signature-covers-timestamp'],
    (form) => {
      const second = Math.floor(Number(form.timestamp) / 1000) * 1000;
      return Array.from({ length: 1000 }, (_, index) => ({ ...form, timestamp: String(second + index) }));
    },
  ),
  'signature-without-nav-data-accepted': defineBug({
    says: 'A signature that leaves nav-data out is accepted too, as older platforms made it.',
    breaks: [WRONG],
    partner: () => ({
      isSigned: (form, state) => conforming.isSigned(form, state) || form.signature === older(form, state.manifest.api.sso_salt),
    }),
  }),
  'signature-with-an-empty-salt-accepted': defineBug({
    says: 'A signature made with an empty salt passes, because the salt of the test environment is empty.',
    breaks: [WRONG],
    partner: () => ({ isSigned: (form, state) => conforming.isSigned(form, state) || form.signature === withSalt(form, '') }),
  }),
};

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');
const older = ({ id, user_id, email, timestamp }: Form, salt: string) => sha512([id, user_id, email, salt, timestamp].join(':'));
const withSalt = (form: Form, salt: string): ReturnType<Decisions['digest']> => sha512(conforming.signs(form, salt));
