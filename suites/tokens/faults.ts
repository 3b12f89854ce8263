import type { State } from '../../targets/reference/platform/decisions.ts';
import { conforming, type Decisions } from '../../targets/reference/platform/index.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/platform.ts';

const BAD_TOKEN = 'bearer/refuses-a-bad-token';
const NEEDS: RequirementId[] = [
  'self/needs-authentication',
  'summary/needs-authentication',
  'applications/needs-authentication',
  'invoice/needs-authentication',
];

/** The token of an Authorization header compared in another way. */
const comparing = (isSameApiToken: Decisions['isSameApiToken'], breaks: RequirementId[] = [BAD_TOKEN]): Fault =>
  defineFault({ breaks, platform: { isSameApiToken } });

/** Accepts what the reference accepts, and also some headers by themselves. */
const orWhen =
  (isEnough: (header: string | undefined, state: State) => boolean): Decisions['findsApiTokenUser'] =>
  (header, state) =>
    isEnough(header, state) ? state.users[0] : conforming.findsApiTokenUser(header, state);

const APART: RequirementId[] = ['applications/keeps-organisations-apart', 'invoice/keeps-organisations-apart', 'self/keeps-users-apart'];

/** Another user, with access to every organisation, so that nothing else fails but what keeps organisations apart. */
const anyMember: Partial<Decisions> = { findsOrganisation: (id, _user, { organisations }) => organisations.find((one) => one.id === id) };

export const bearerFaults = {
  'bridge-wants-another-scheme': defineFault({
    breaks: ['bearer/opens-the-bridge'],
    may: ['bearer/serves-every-path'],
    blocks: true,
    platform: { readsApiToken: (header) => /^Token (\S+)$/.exec(header ?? '')?.[1] },
  }),
  'bridge-takes-the-identifier-for-the-token': defineFault({
    breaks: ['bearer/opens-the-bridge'],
    may: ['bearer/serves-every-path'],
    blocks: true,
    platform: { isSameApiToken: (given) => given.startsWith('api_tokens_') },
  }),
  'bridge-serves-no-v4': defineFault({
    breaks: ['bearer/serves-every-path'],
    platform: { isServed: (resource, address) => address === 'main' || !['zones', 'invoice'].includes(resource) },
  }),
  'bridge-serves-self-only': defineFault({
    breaks: ['bearer/serves-every-path'],
    platform: { isServed: (resource, address) => address === 'main' || resource === 'self' },
  }),
  'bridge-hands-out-no-invoices': defineFault({
    breaks: ['bearer/serves-every-path'],
    platform: { isServed: (resource, address) => address === 'main' || resource !== 'invoice' },
  }),

  'bridge-compares-without-case': comparing((given, known) => given.toLowerCase() === known.toLowerCase()),
  'bridge-token-may-be-cut': comparing((given, known) => known.startsWith(given)),
  'bridge-token-may-go-on': comparing((given, known) => given.startsWith(known)),
  'bridge-compares-16-characters': comparing((given, known) => given.slice(0, 16) === known.slice(0, 16)),
  'bridge-compares-lengths': defineFault({
    breaks: [BAD_TOKEN],
    may: ['bearer/refuses-an-expired-token', 'bearer/refuses-a-revoked-token', ...APART],
    platform: { isSameApiToken: (given, known) => given.length === known.length },
  }),
  'bridge-takes-an-empty-token': defineFault({
    breaks: [BAD_TOKEN],
    platform: { findsApiTokenUser: orWhen((header) => /^Bearer\s*$/.test(header ?? '')) },
  }),
  'bridge-is-open-without-a-header': defineFault({
    breaks: [BAD_TOKEN],
    may: NEEDS,
    platform: { findsApiTokenUser: orWhen((header) => header === undefined) },
  }),
  'bridge-takes-any-token': defineFault({
    breaks: [BAD_TOKEN, 'bearer/refuses-an-expired-token', 'bearer/refuses-a-revoked-token'],
    may: APART,
    platform: { findsApiTokenUser: orWhen((header) => /^Bearer \S/.test(header ?? '')) },
  }),
  'bridge-takes-expired-tokens': defineFault({ breaks: ['bearer/refuses-an-expired-token'], platform: { isExpired: () => false } }),
  'bridge-reads-expiry-in-seconds': defineFault({
    breaks: ['bearer/refuses-an-expired-token'],
    platform: { isExpired: ({ expiresAt }, now) => expiresAt !== undefined && expiresAt <= now / 1000 },
  }),
  'token-identifier-of-another-kind': defineFault({
    breaks: ['bearer/token-identifier-has-its-prefix'],
    configuration: { api_token_id: 'token_0c8b1d' },
  }),
  'bridge-takes-revoked-tokens': defineFault({ breaks: ['bearer/refuses-a-revoked-token'], platform: { isRevoked: () => false } }),
  'bridge-takes-revoked-tokens-for-the-summary': defineFault({
    breaks: ['bearer/refuses-a-revoked-token'],
    platform: {
      identifies: (request, state) =>
        conforming.identifies(
          request,
          request.path === '/v2/summary' ? { ...state, decide: { ...state.decide, isRevoked: () => false } } : state,
        ),
    },
  }),
  'bridge-trusts-the-user-of-a-proxy': defineFault({
    breaks: [BAD_TOKEN],
    platform: {
      identifies: (request, state) =>
        (request.address === 'bridge' && state.users.find(({ id }) => id === request.headers['x-user-id'])) ||
        conforming.identifies(request, state),
    },
  }),
  'bridge-does-not-check-head': defineFault({
    breaks: [BAD_TOKEN],
    platform: {
      identifies: (request, state) =>
        request.address === 'bridge' && request.method === 'HEAD' ? state.users[0] : conforming.identifies(request, state),
    },
  }),
  'bridge-acts-as-its-service-account': defineFault({
    breaks: ['bearer/acts-for-its-user'],
    may: APART,
    platform: { ...anyMember, apiTokenActsFor: (_token, { users }) => users[1] },
  }),
  'self-does-not-name-its-user': defineFault({
    breaks: ['bearer/acts-for-its-user', 'oauth/acts-for-its-user'],
    may: APART,
    platform: { selfRecord: (user, state) => ({ ...Object(conforming.selfRecord(user, state)), id: undefined }) },
  }),
  'api-acts-as-the-owner-of-the-consumer': defineFault({
    breaks: ['oauth/acts-for-its-user'],
    may: APART,
    platform: { ...anyMember, actsFor: (_token, { users }) => users[1] },
  }),
};
