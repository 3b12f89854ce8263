import type { State } from '../../targets/reference/partner/decisions.ts';
import { conforming, type Decisions } from '../../targets/reference/partner/index.ts';
import { html, shown } from '../../targets/reference/partner/panel.ts';
import { type Form, live, phantom, type Refusal } from '../../targets/reference/partner/records.ts';
import { MINUTE, opened } from '../../targets/reference/partner/sign-on.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/partner.ts';

const DECODES = 'sso/decodes-form-fields';
const ANYONE = 'sso/accepts-any-signed-user';
const BROWSER = 'sso/opens-in-a-browser';
const CUSTOMERS = 'sso/session-stays-with-its-customer';

const misreading = (readsForm: (text: string, body: Buffer) => Form): Fault =>
  defineFault({ breaks: [DECODES], partner: { readsForm: (body) => readsForm(body.toString(), body) } });

const knowing = (admits: Decisions['admits'], may: RequirementId[] = [DECODES]): Fault =>
  defineFault({ breaks: [ANYONE], may, partner: { admits } });

const within = (window: number): Pick<Decisions, 'isFresh'> => ({ isFresh: (time, now) => now - time <= window });

const crashing = (...reasons: Refusal[]): Fault =>
  defineFault({
    breaks: ['sso/refuses-without-a-server-error'],
    partner: {
      refusesSignOn: (reason, form, state) =>
        reasons.includes(reason) ? { status: 500, body: 'undefined' } : conforming.refusesSignOn(reason, form, state),
    },
  });

const unopened = (partner: Partial<Decisions>, more: RequirementId[] = [], may: RequirementId[] = [BROWSER]): Fault =>
  defineFault({ breaks: ['sso/accepts-a-valid-call', ...more], may, blocks: true, partner });

const withCookie = (attributes: string): Pick<Decisions, 'cookies'> => ({
  cookies: (session) => [`partner_session=${session}; ${attributes}`],
});

/** A refusal that still sets a session cookie. */
const openingWhen = (reason: Refusal): Pick<Decisions, 'refusesSignOn'> => ({
  refusesSignOn(actual, form, state) {
    const refusal = conforming.refusesSignOn(actual, form, state);
    const resource = conforming.findsToOpen(form.id ?? '', state);
    if (actual !== reason || !resource) return refusal;
    return { ...refusal, headers: { ...refusal.headers, 'set-cookie': conforming.cookies(opened(form, resource, state), resource) } };
  },
});

export const signOnFaults = {
  'sso-keeps-the-plus': misreading((text) => parsed(text, decodeURIComponent)),
  'sso-decodes-twice': misreading((text) => mapped(parsed(text, decodedForm), lenient(decodedForm))),
  'sso-decodes-before-splitting': misreading((text) => parsed(decodedForm(text), (value) => value)),
  'sso-reads-latin-1': misreading((_text, body) => mapped(conforming.readsForm(body), (value) => Buffer.from(value).toString('latin1'))),
  'sso-lowers-the-email': {
    ...misreading((_text, body) => changed(conforming.readsForm(body), 'email', (email) => email.toLowerCase())),
    may: ['sso/signature-covers-email'] as RequirementId[],
  },
  'sso-escapes-html': misreading((_text, body) =>
    mapped(conforming.readsForm(body), (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  ),
  'sso-escapes-the-email': misreading((_text, body) =>
    changed(conforming.readsForm(body), 'email', (email) => email.replaceAll("'", '&#39;').replaceAll('"', '&quot;')),
  ),
  'sso-escapes-quotes-for-sql': misreading((_text, body) => mapped(conforming.readsForm(body), (value) => value.replaceAll("'", "''"))),
  'sso-refuses-emails-beyond-ascii': defineFault({
    breaks: [DECODES],
    partner: { admits: ({ email }) => /^[\x21-\x7e]+$/.test(email ?? '') },
  }),
  'sso-refuses-long-user-ids': defineFault({ breaks: [DECODES], partner: { admits: ({ user_id = '' }) => user_id.length <= 64 } }),
  'sso-strips-user-ids': misreading((_text, body) => changed(conforming.readsForm(body), 'user_id', (id) => id.replace(/[^\w.@-]/g, ''))),
  'sso-refuses-a-plus-in-the-email': defineFault({
    breaks: [DECODES],
    partner: { admits: ({ email }) => /^[\w.-]+@[\w.-]+$/.test(email ?? '') },
  }),

  'sso-only-the-provisioning-user': knowing(({ user_id }, { userId }) => user_id === userId),
  'sso-only-the-first-user': knowing((form, _resource, { signOns }) =>
    signOns.every(({ id, user_id }) => id !== form.id || user_id === form.user_id),
  ),
  'sso-only-the-first-email-of-a-user': knowing((form, _resource, { signOns }) =>
    signOns.every(({ user_id, email }) => user_id !== form.user_id || email === form.email),
  ),
  'sso-only-one-sign-on': defineFault({
    breaks: [ANYONE],
    blocks: true,
    partner: { admits: (form, _resource, { signOns }) => signOns.every(({ id, user_id }) => id !== form.id || user_id !== form.user_id) },
  }),

  'sso-never-expires': defineFault({ breaks: ['sso/refuses-a-stale-timestamp'], partner: { isFresh: () => true } }),
  'sso-reads-milliseconds-as-seconds': defineFault({
    breaks: ['sso/refuses-a-stale-timestamp'],
    partner: { isFresh: (time, now) => now / 1000 - time <= 300 },
  }),
  'sso-looks-at-the-future-only': defineFault({
    breaks: ['sso/refuses-a-stale-timestamp'],
    partner: { isFresh: (time, now) => time - now <= 5 * MINUTE },
  }),
  'sso-age-in-32-bits': defineFault({
    breaks: ['sso/refuses-a-stale-timestamp'],
    partner: { isFresh: (time, now) => ((now - time) | 0) <= 5 * MINUTE },
  }),
  'sso-window-of-a-day': defineFault({ breaks: ['sso/refuses-a-stale-timestamp'], partner: within(24 * 60 * MINUTE) }),
  'sso-window-of-half-an-hour': defineFault({ breaks: ['sso/refuses-a-stale-timestamp'], partner: within(30 * MINUTE) }),
  'sso-window-of-a-hundred-seconds': defineFault({ breaks: ['sso/accepts-a-recent-timestamp'], partner: within(100_000) }),
  'sso-window-of-ten-seconds': defineFault({ breaks: ['sso/accepts-a-recent-timestamp'], partner: within(10_000) }),
  'sso-stale-form-opens-a-session': defineFault({ breaks: ['sso/refuses-a-stale-timestamp'], partner: openingWhen('stale') }),
  'sso-unsigned-form-opens-a-session': defineFault({
    breaks: [
      'sso/refuses-a-wrong-signature',
      'sso/signature-covers-user-id',
      'sso/signature-covers-email',
      'sso/signature-covers-nav-data',
      'sso/signature-covers-timestamp',
    ],
    may: ['sso/signature-covers-id'],
    partner: openingWhen('signature'),
  }),

  'sso-opens-any-id': defineFault({
    breaks: ['sso/refuses-an-unknown-resource', 'deprovision/ends-access'],
    partner: { findsToOpen: (id, state) => conforming.findsToOpen(id, state) ?? phantom(id) },
  }),
  'sso-opens-what-was-never-made': defineFault({
    breaks: ['sso/refuses-an-unknown-resource'],
    partner: { findsToOpen: (key, state) => conforming.findsToOpen(key, state) ?? (isKnown(key, state) ? undefined : phantom(key)) },
  }),

  'sso-wrong-signature-answers-500': crashing('signature'),
  'sso-missing-field-answers-500': crashing('field'),
  'sso-every-refusal-answers-500': crashing('field', 'signature', 'stale', 'unknown'),

  'sso-sets-no-cookie': unopened({ cookies: () => [] }, ['sso/sets-a-session-cookie']),
  'sso-cookie-for-another-path': unopened(withCookie('Path=/marketplace; HttpOnly; SameSite=Lax')),
  'sso-cookie-for-another-domain': unopened(withCookie('Path=/; Domain=acme.example; HttpOnly; SameSite=Lax')),
  'sso-cookie-expired': unopened(withCookie('Path=/; Max-Age=0; HttpOnly; SameSite=Lax')),
  'sso-cookie-of-another-time-zone': unopened({
    cookies: (session) => [`partner_session=${session}; Path=/; Expires=${new Date(Date.now() - 240 * MINUTE).toUTCString()}; HttpOnly`],
  }),
  'sso-session-in-the-address': defineFault({
    breaks: ['sso/sets-a-session-cookie', 'sso/panel-needs-the-session'],
    partner: {
      cookies: () => [],
      location: ({ id }, { decide }, session) => `${decide.panelPath(id)}?session=${session}`,
      sessionOf: ({ query }, { sessions }) => sessions.get(query.get('session') ?? ''),
    },
  }),
  'sso-session-not-kept': unopened({ sessionOf: () => undefined }),
  'sso-greets-without-a-redirect': defineFault({
    breaks: ['sso/redirects'],
    may: ['sso/accepts-a-valid-call', BROWSER],
    blocks: true,
    partner: {
      welcomes: (_status, _location, cookies, { id }) => {
        const page = shown(html(id, `<h1>Welcome to ${id}</h1>`));
        return { ...page, headers: { ...page.headers, 'set-cookie': cookies } };
      },
    },
  }),
  'sso-redirects-by-script': defineFault({
    breaks: ['sso/redirects'],
    may: ['sso/accepts-a-valid-call', BROWSER],
    blocks: true,
    partner: {
      welcomes: (_status, location, cookies, { id }) => {
        const page = shown(html(id, `<script>location = ${JSON.stringify(location)}</script>`));
        return { ...page, headers: { ...page.headers, 'set-cookie': cookies } };
      },
    },
  }),
  'sso-redirects-nowhere': unopened({ welcomes: (status, _location, cookies) => ({ status, headers: { 'set-cookie': cookies } }) }, [
    'sso/redirects',
  ]),
  'sso-redirects-without-a-scheme': unopened({ location: ({ id }) => `panel.acme.example/panel/${id}` }, [], ['sso/redirects', BROWSER]),
  'sso-redirects-to-a-missing-page': unopened({ location: ({ id }) => `/dashboard/${id}` }),
  'sso-redirects-to-a-crash': unopened({
    pages: { '/dashboard': () => ({ status: 500, body: 'undefined' }) },
    location: () => '/dashboard',
  }),
  'sso-redirects-home': unopened({ pages: { '/': () => shown(html('Acme', '<p>Acme, databases for all</p>')) }, location: () => '/' }),
  'sso-redirects-to-login': unopened({
    pages: { '/login': () => shown(html('Log in', '<form method="post"><input name="email"></form>')) },
    location: () => '/login',
  }),
  'sso-redirects-to-the-first-resource': defineFault({
    breaks: ['sso/redirects-to-the-resource'],
    may: [CUSTOMERS],
    partner: {
      location: (resource, state) => state.decide.panelPath((live(state)[0] ?? resource).id),
      opensPanel: (session) => session !== undefined,
    },
  }),
  'sso-redirects-to-the-latest-resource': defineFault({
    breaks: ['sso/redirects-to-the-resource'],
    may: [CUSTOMERS],
    partner: {
      location: (resource, state) => state.decide.panelPath((live(state).at(-1) ?? resource).id),
      opensPanel: (session) => session !== undefined,
    },
  }),
  'panel-open-to-all': defineFault({ breaks: ['sso/panel-needs-the-session'], partner: { opensPanel: () => true } }),
  'panel-open-with-any-cookie': defineFault({
    breaks: ['sso/panel-needs-the-session'],
    may: [CUSTOMERS],
    partner: {
      sessionOf: (request, state) =>
        conforming.sessionOf(request, state) ?? (request.headers.cookie ? [...state.sessions.values()].at(-1) : undefined),
      opensPanel: (session) => session !== undefined,
    },
  }),

  'sso-cookie-strict': defineFault({ breaks: [BROWSER], partner: withCookie('Path=/; HttpOnly; SameSite=Strict') }),
  'sso-cookie-cross-site-but-not-secure': defineFault({ breaks: [BROWSER], partner: withCookie('Path=/; HttpOnly; SameSite=None') }),
  'sso-session-for-one-view': defineFault({
    breaks: [BROWSER],
    partner: { opensPanel: (session, { id }) => session?.resource.id === id && session.views === 1 },
  }),
  'sso-refuses-other-sites': unopened({
    objectsToSignOn: ({ headers }) => (headers['sec-fetch-site'] === 'cross-site' ? { status: 403, body: 'CSRF check failed' } : undefined),
  }),
};

const isKnown = (key: string, { resources }: State) => resources.some(({ id }) => id === key);

const decodedForm = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

const lenient = (decode: (text: string) => string) => (text: string) => {
  try {
    return decode(text);
  } catch {
    return text;
  }
};

const parsed = (text: string, decode: (text: string) => string): Form =>
  Object.fromEntries(
    text.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decode(name), decode(value.join('='))];
    }),
  );

const mapped = (form: Form, change: (value: string) => string): Form =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, change(value)]));

const changed = (form: Form, field: string, change: (value: string) => string): Form =>
  form[field] === undefined ? form : { ...form, [field]: change(form[field]) };
