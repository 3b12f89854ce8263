import { conforming } from '../../targets/reference/platform/index.ts';
import type { Incoming } from '../../targets/reference/platform/records.ts';
import { defineFault, type Fault } from '../shared/faults/platform.ts';

const BASIC = 'vendor/needs-basic-authentication';

const refusedWith = (status: number): Fault =>
  defineFault({ breaks: [BASIC], platform: { refusesProvider: { ...conforming.refusesProvider, status } } });

const passwordAfter = (change: (password: string) => string): Fault =>
  defineFault({ breaks: [BASIC], platform: { isProviderPassword: (given, { api }) => change(given) === change(api.password) } });

/** The provider that the reference finds, or else the first one. */
const orWhen = (isEnough: (request: Incoming) => boolean): Fault =>
  defineFault({
    breaks: [BASIC],
    platform: {
      findsProvider: (request, state) => conforming.findsProvider(request, state) ?? (isEnough(request) ? state.providers[0] : undefined),
    },
  });

export const vendorAccessFaults = {
  'vendor-refuses-with-403': refusedWith(403),
  'vendor-refuses-with-404': refusedWith(404),
  'vendor-refuses-with-400': refusedWith(400),
  'vendor-takes-any-password': defineFault({ breaks: [BASIC], platform: { isProviderPassword: () => true } }),
  'vendor-takes-any-user': defineFault({ breaks: [BASIC], platform: { isProviderId: () => true } }),
  'vendor-user-without-case': defineFault({ breaks: [BASIC], platform: { isProviderId: (given, { id }) => given.toLowerCase() === id } }),
  'vendor-password-without-case': passwordAfter((password) => password.toLowerCase()),
  'vendor-password-trimmed': passwordAfter((password) => password.trim()),
  'vendor-password-cut-at-16': passwordAfter((password) => password.slice(0, 16)),
  'vendor-list-is-open': orWhen(
    ({ method, path, headers }) => headers.authorization === undefined && method === 'GET' && path.endsWith('/apps'),
  ),
  'vendor-detail-is-open': orWhen(
    ({ method, path, headers }) => headers.authorization === undefined && method === 'GET' && !path.endsWith('/apps'),
  ),
  'vendor-is-open-to-a-switch': orWhen(({ headers }) => headers['x-debug'] !== undefined),
  'vendor-update-is-open': orWhen(({ method, headers }) => headers.authorization === undefined && method === 'PUT'),
  'vendor-update-takes-any-credentials': orWhen(({ method, headers }) => /^Basic ./.test(headers.authorization ?? '') && method === 'PUT'),
};
