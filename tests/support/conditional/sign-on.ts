import { conforming, type Decisions } from '../../../targets/reference/partner/index.ts';
import { type Form, live } from '../../../targets/reference/partner/records.ts';
import { type Bug, defineBug, type Now, seeing } from './bug.ts';

const VALID = 'sso/accepts-a-valid-call';
const DECODES = 'sso/decodes-form-fields';
const ANYONE = 'sso/accepts-any-signed-user';
const STALE = 'sso/refuses-a-stale-timestamp';
const RESOURCE = 'sso/redirects-to-the-resource';
const WRONG = 'sso/refuses-a-wrong-signature';
const ID = 'sso/signature-covers-id';

/** Refuses some forms that are signed well. */
const refusing = (says: string, isMet: (form: Form, now: Now) => boolean, breaks: Bug['breaks'] = [ANYONE, DECODES, VALID]): Bug =>
  defineBug({ says, breaks, partner: seeing((now) => ({ admits: (form) => !isMet(form, now()) })) });

/** Reads a value in another way than it was signed. */
const misreading = (says: string, field: string, change: (value: string) => string): Bug =>
  defineBug({
    says,
    breaks: [DECODES, ANYONE],
    partner: () => ({
      readsForm(body) {
        const form = conforming.readsForm(body);
        return form[field] === undefined ? form : { ...form, [field]: change(form[field]) };
      },
    }),
  });

const stale = (says: string, isMet: (now: Now, age: number) => boolean): Bug =>
  defineBug({
    says,
    breaks: [STALE],
    partner: seeing((now) => ({ isFresh: (time, at, state) => conforming.isFresh(time, at, state) || isMet(now(), at - time) })),
  });

/** What the first of several fields of one name says. */
const firstOf = ({ request }: Now): Form => {
  const fields = new URLSearchParams(request.body.toString());
  return Object.fromEntries([...fields.keys()].map((name) => [name, fields.get(name) ?? '']));
};

const isSignOn = ({ request, state }: Now) => request.path === state.decide.ssoPath;

/** Reads a form from elsewhere, and does not check it. */
const unchecked = (says: string, formOf: (request: Now['request']) => URLSearchParams | undefined): Bug =>
  defineBug({
    says,
    breaks: [WRONG],
    partner: () => {
      let isElsewhere = false;
      return {
        meets(request, state) {
          const form = request.path === state.decide.ssoPath ? formOf(request) : undefined;
          isElsewhere = form !== undefined;
          if (form) Object.assign(request, { method: 'POST', body: Buffer.from(form.toString()) });
        },
        isSigned: (form, state) => isElsewhere || conforming.isSigned(form, state),
      };
    },
  });

/** Sends a user who has a session already to the panel of that session. */
const keepsTheSession: Bug['partner'] = seeing((now) => ({
  location: (resource, state) => state.decide.panelPath((conforming.sessionOf(now().request, state)?.resource ?? resource).id),
  cookies: (session, resource) => (conforming.sessionOf(now().request, now().state) ? [] : conforming.cookies(session, resource)),
}));

const ofTheOwner: Partial<Decisions> = {
  location: (resource, state) => state.decide.panelPath((live(state).find(({ ownerId }) => ownerId === resource.ownerId) ?? resource).id),
  opensPanel: (session, resource) => session?.resource.ownerId === resource.ownerId,
};

/** A sign-on opens what it should not, or does not open what it should, under one condition. */
export const signOns = {
  'email-with-an-apostrophe-refused': misreading(
    'The e-mail is escaped as HTML before it is hashed: an apostrophe changes it.',
    'email',
    (email) => email.replaceAll("'", '&#39;'),
  ),
  'email-with-a-long-ending-refused': refusing(
    'The e-mail has to end in a domain of two to four letters.',
    ({ email = '' }) => !/\.[a-z]{2,4}$/i.test(email),
  ),
  'long-email-refused': refusing('An e-mail of more than 64 characters does not fit the column.', ({ email = '' }) => email.length > 64),
  'email-with-a-subdomain-refused': refusing(
    'The e-mail may have one dot after the @ only.',
    ({ email = '' }) => email.replace(/^.*@/, '').split('.').length > 2,
  ),
  'non-ascii-email-refused': refusing('An e-mail beyond ASCII cannot be put into the redirect.', ({ email = '' }) =>
    /[^\0-\x7f]/.test(email),
  ),
  'numeric-user-read-as-a-number': misreading('A user_id of digits is read as a number, and loses zeros and digits.', 'user_id', (id) =>
    /^\d+$/.test(id) ? String(Number(id)) : id,
  ),
  'long-user-refused': refusing('A user_id of more than 50 characters does not fit the column.', ({ user_id = '' }) => user_id.length > 50),
  'user-with-a-percent-sign-misread': misreading('The user_id is used as a format, in which a percent sign is lost.', 'user_id', (id) =>
    id.replaceAll('%', ''),
  ),
  'user-trimmed': misreading('Spaces around the user_id are cut off before it is hashed.', 'user_id', (id) => id.trim()),
  'user-in-capitals-misread': misreading('The user_id is hashed in lower case.', 'user_id', (id) => id.toLowerCase()),
  'form-with-a-session-refused': refusing(
    'A user who has a session already is refused.',
    (_form, { request, state }) => Boolean(conforming.sessionOf(request, state)),
    [VALID, ANYONE, RESOURCE],
  ),
  'second-user-refused-while-a-session-is-open': refusing(
    'While one user has a session of the resource, no other user can open it.',
    ({ user_id }, { resource, state }) =>
      [...state.sessions.values()].some((session) => session.resource === resource && session.userId !== user_id),
  ),

  'stale-form-accepted-with-a-session': stale('A stale form is accepted from a user who has a session.', ({ request, state }) =>
    Boolean(conforming.sessionOf(request, state)),
  ),
  'stale-form-accepted-if-never-opened': stale('The first sign-on of a resource may be stale.', ({ fields, state }) =>
    state.signOns.every(({ id }) => id !== fields.id),
  ),
  'stale-form-accepted-if-opened-before': stale('A resource that was opened before accepts stale forms.', ({ fields, state }) =>
    state.signOns.some(({ id }) => id === fields.id),
  ),
  'very-old-form-accepted': stale('The age is kept in 32 bits: after 25 days a form is fresh again.', (_now, age) => age > 2 ** 31),

  'repeated-id-opens-the-second': defineBug({
    says: 'With two fields id, the first is checked and the second is opened.',
    breaks: [ID, WRONG],
    partner: seeing((now) => ({ isSigned: (_form, state) => conforming.isSigned(firstOf(now()), state) })),
  }),
  'id-of-the-query-opens': defineBug({
    says: 'An id in the query is opened instead of the one in the form, which is checked.',
    breaks: [ID, WRONG],
    partner: seeing((now) => ({
      findsToOpen: (id, state) => conforming.findsToOpen((isSignOn(now()) && now().request.query.get('id')) || id, state),
    })),
  }),
  'get-unchecked': unchecked('A GET with the fields in its query opens without a check.', ({ method, query }) =>
    method === 'GET' && query.has('id') ? query : undefined,
  ),
  'json-unchecked': unchecked('The fields as JSON open without a check.', ({ headers, body }) =>
    headers['content-type']?.includes('json') ? new URLSearchParams(JSON.parse(body.toString())) : undefined,
  ),

  'session-of-another-resource-kept': defineBug({
    says: 'A user who has the session of one resource and opens another one lands in the panel of the first.',
    breaks: [RESOURCE],
    partner: keepsTheSession,
  }),
  'redirects-to-the-first-of-the-owner': defineBug({
    says: 'A sign-on opens the first resource of the owner.',
    breaks: [RESOURCE],
    partner: () => ofTheOwner,
  }),
  'redirects-nowhere-for-the-second-user': defineBug({
    says: 'The second user of a resource has no profile, and is sent to /undefined.',
    breaks: [VALID, ANYONE, RESOURCE, 'sso/redirects'],
    partner: () => ({
      location: ({ id }, { decide, signOns: forms }) =>
        new Set(forms.filter((form) => form.id === id).map(({ user_id }) => user_id)).size > 1 ? '/undefined' : decide.panelPath(id),
    }),
  }),
  'no-cookie-at-the-second-sign-on': defineBug({
    says: 'A user who signs on for the second time gets no new cookie, because he should have one.',
    breaks: ['sso/sets-a-session-cookie', VALID, ANYONE],
    partner: seeing((now) => ({
      cookies: (session, resource) => {
        const { fields, state } = now();
        const own = state.signOns.filter(({ id, user_id }) => id === fields.id && user_id === fields.user_id);
        return own.length > 1 ? [] : conforming.cookies(session, resource);
      },
    })),
  }),
  'panel-open-after-a-visit': defineBug({
    says: 'A panel that was shown once is in a cache for everybody.',
    breaks: ['sso/panel-needs-the-session'],
    partner: () => {
      const shown = new Set<string>();
      return {
        opensPanel(session, resource) {
          const isOpen = conforming.opensPanel(session, resource) || shown.has(resource.id);
          if (isOpen) shown.add(resource.id);
          return isOpen;
        },
      };
    },
  }),
};
