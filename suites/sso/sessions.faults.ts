import { createHash } from 'node:crypto';
import { conforming, type Decisions } from '../../targets/reference/partner/index.ts';
import type { Form, Resource, Session } from '../../targets/reference/partner/records.ts';
import { defineFault, type Fault } from '../shared/faults/partner.ts';

const CUSTOMERS = 'sso/session-stays-with-its-customer';
const GUESS = 'sso/session-cannot-be-guessed';

/** A session opens every resource of its owner, which is legal. */
const opensPanel: Decisions['opensPanel'] = (session, { ownerId }) => session?.resource.ownerId === ownerId;

const named = (namesSession: (form: Form, resource: Resource) => string): Fault =>
  defineFault({ breaks: [GUESS], partner: { namesSession, opensPanel } });

const text = (value = '') => Buffer.from(value).toString('base64url');
const sha256 = (value = '') => createHash('sha256').update(value).digest('hex');

const isSignedIn = (session: Session | undefined) => session !== undefined;

export const sessionFaults = {
  'panel-open-to-any-session': defineFault({ breaks: [CUSTOMERS], partner: { opensPanel: isSignedIn } }),
  'panel-open-to-any-session-of-the-plan': defineFault({
    breaks: [CUSTOMERS],
    partner: { opensPanel: (session, { plan }) => session?.resource.plan === plan },
  }),
  'sso-session-is-constant': defineFault({
    breaks: ['sso/sessions-differ-by-user'],
    may: [CUSTOMERS],
    partner: { namesSession: () => '0c6f5e3d9a1b4f728d', opensPanel: isSignedIn },
  }),
  'sso-session-is-constant-beside-a-token': defineFault({
    breaks: ['sso/sessions-differ-by-user'],
    may: [CUSTOMERS],
    partner: {
      cookies: (token, resource) => [...conforming.cookies('signed-in', resource), `csrf=${token}; Path=/`],
      sessionOf: ({ headers }, { sessions }) =>
        headers.cookie?.includes('partner_session=signed-in') ? [...sessions.values()].at(-1) : undefined,
      opensPanel: isSignedIn,
    },
  }),
  'sso-session-is-the-user-id': named(({ user_id }) => `user-${encodeURIComponent(user_id ?? '')}`),
  'sso-session-is-the-user-in-base64': named(({ user_id, email }) => text(JSON.stringify({ user: user_id, email }))),
  'sso-session-is-a-digest-of-the-email': named(({ email }) => sha256(email)),
  'sso-session-is-a-digest-of-the-resource': named((_form, { id }) => sha256(id)),
};
