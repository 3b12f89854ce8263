import { ANY_CREDENTIALS, acceptsCallsWhen, type Bug, defineBug, isDeletion, isInstall, isPlanChange, type Now, seeing } from './bug.ts';

const unchecked = (says: string, isMet: (now: Now) => boolean): Bug =>
  defineBug({ says, breaks: ANY_CREDENTIALS, partner: acceptsCallsWhen(isMet) });

const withHeader = (says: string, name: string, value: RegExp = /^/): Bug =>
  unchecked(says, ({ request }) => request.headers[name] !== undefined && value.test(request.headers[name]));

/** The check of credentials is skipped for requests of one shape. */
export const callsByShape = {
  'credentials-unchecked-without-options': unchecked(
    'An install whose body has no options goes to an older handler, which checks no credentials.',
    (now) => isInstall(now) && now.fields.options === undefined,
  ),
  'credentials-unchecked-with-options': unchecked(
    'An install with options is handed to a job that runs without the filter for credentials.',
    (now) => isInstall(now) && Object.keys(Object(now.fields.options)).length > 0,
  ),
  'credentials-unchecked-with-an-unknown-field': unchecked(
    'A body with a field that the service does not know is taken for the next version, which has no check yet.',
    (now) => isInstall(now) && Object.keys(now.fields).some((name) => !KNOWN.includes(name)),
  ),
  'credentials-unchecked-with-a-charset': unchecked(
    'The filter for credentials is registered for exactly application/json, without a charset.',
    ({ request }) => /;\s*charset/i.test(request.headers['content-type'] ?? ''),
  ),
  'credentials-unchecked-without-a-content-type': unchecked(
    'A POST without a content type goes past the filter for JSON, which checks the credentials.',
    (now) => isInstall(now) && now.request.headers['content-type'] === undefined,
  ),
  'credentials-unchecked-in-chunks': withHeader(
    'A request in chunks is passed on before its filter has run.',
    'transfer-encoding',
    /chunked/i,
  ),
  'credentials-unchecked-with-a-cookie': withHeader('A request with a cookie is taken for one of a user who is logged in.', 'cookie'),
  'credentials-unchecked-behind-a-proxy': withHeader(
    'A request with X-Forwarded-For is taken for one that the gateway has checked.',
    'x-forwarded-for',
  ),
  'credentials-unchecked-from-a-private-address': withHeader(
    'X-Forwarded-For with a private or loopback address is taken for an internal call.',
    'x-forwarded-for',
    /^\s*(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1)/,
  ),
  'credentials-unchecked-with-a-real-ip': withHeader('A request with X-Real-IP is taken for one that nginx has checked.', 'x-real-ip'),
  'credentials-unchecked-with-forwarded-proto': withHeader(
    'The credentials are checked only on plain requests: with X-Forwarded-Proto the front is trusted.',
    'x-forwarded-proto',
  ),
  'credentials-unchecked-from-another-origin': withHeader(
    'A request with Origin ends in the filter for other origins, which lets it pass.',
    'origin',
  ),
  'credentials-unchecked-for-html': withHeader(
    'Whoever accepts HTML is meant for the login form, and the filter for Basic lets the call pass.',
    'accept',
    /text\/html/i,
  ),
  'credentials-unchecked-without-a-user-agent': unchecked(
    'A request without User-Agent is taken for a health check of the load balancer.',
    ({ request }) => !request.headers['user-agent'],
  ),
  'credentials-unchecked-with-a-trailing-slash': unchecked(
    'The filter names the path without a slash at its end, and the router accepts both.',
    (now) => isDeletion(now) && now.request.path.endsWith('/'),
  ),
  'credentials-unchecked-with-two-slashes': unchecked(
    'The filter names the path with single slashes, and the router accepts more.',
    ({ request }) => request.path.includes('//'),
  ),
  'credentials-unchecked-with-a-query': unchecked(
    'The filter compares the whole address, so that it misses a DELETE with a query.',
    (now) => isDeletion(now) && [...now.request.query].length > 0,
  ),
  'credentials-unchecked-with-an-encoded-path': unchecked(
    'The filter reads the path before it is decoded, and does not know an id with a percent sign.',
    (now) => isDeletion(now) && now.request.path.includes('%'),
  ),
  'credentials-unchecked-on-a-delete-with-a-body': unchecked(
    'A DELETE with a body goes to another handler, which checks nothing.',
    (now) => isDeletion(now) && now.request.body.length > 0,
  ),
  'credentials-unchecked-on-a-plan-change-without-a-plan': unchecked(
    'A PUT whose body names no plan returns what there is, before any check.',
    (now) => isPlanChange(now) && now.fields.plan === undefined,
  ),
  'credentials-unchecked-on-a-change-to-the-same-plan': unchecked(
    'A PUT that changes nothing is answered before the check.',
    (now) => isPlanChange(now) && now.fields.plan === now.resource?.plan,
  ),
  'credentials-unchecked-on-a-method-override': defineBug({
    says: 'A POST with X-HTTP-Method-Override is routed again after the filter has let the POST pass.',
    breaks: ANY_CREDENTIALS,
    partner: () => {
      const partner = seeing((now) => ({
        isAuthorised: (_header, _call, state) => now().isRight || isOverridden(now(), state.decide.basePath),
      }))();
      return {
        ...partner,
        meets(request, state) {
          const method = request.headers['x-http-method-override'];
          if (method && request.method === 'POST') request.method = method.toUpperCase();
          partner.meets(request, state);
        },
      };
    },
  }),
};

const KNOWN = ['addon_id', 'owner_id', 'owner_name', 'user_id', 'plan', 'region', 'callback_url', 'options'];

const isOverridden = ({ request }: Now, basePath: string): boolean =>
  request.headers['x-http-method-override'] !== undefined && request.path.startsWith(basePath);
