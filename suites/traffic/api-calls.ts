import { because } from '../../engine/catalogue/reason.ts';
import { isSuccessOf } from '../../engine/contract/contract.ts';
import { defined } from '../../engine/documents/values.ts';
import type { Label } from '../../engine/recording/recording.ts';
import { askedToken } from '../../engine/signatures/oauth/three-steps.ts';
import { verify } from '../../engine/signatures/oauth/verify.ts';
import { type BodyText, type Exchange, header } from '../../engine/wire/http/exchange.ts';
import { isUrl, parseUrl } from '../../engine/wire/url.ts';
import { withoutPeople } from '../../fixtures/as-caller/people.ts';
import { isBack, redirectFacts } from '../../fixtures/as-caller/redirect-back.ts';
import { isSuccessful } from '../../fixtures/calling.ts';
import { type Known, knownCredentials } from '../../fixtures/stand-ins/api/known.ts';
import { type ApiRequest, type ApiRequestFacts, apiRequestOf } from '../../fixtures/stand-ins/api/request.ts';
import { factsOf, stepOf } from '../../fixtures/stand-ins/api/request-facts.ts';
import type { ClientSecrets, TrafficFact, TrafficFacts, TrafficOwner } from './owner.ts';
import { isClockKnown } from './partner-calls.ts';
import type { ApiCall } from './recognise.ts';

/** Nonces are forgotten after this many requests. */
const MAX_REQUESTS = 50_000;

/** Reads calls of the platform's API: facts about the platform's answers and about the client's requests. */
export function createApiCalls(owner: TrafficOwner) {
  const readClientCall = createClientCalls(owner);
  return (call: ApiCall, exchange: Exchange): TrafficFacts => {
    const client = readClientCall(call, exchange);
    const platform = [...resourceFacts(call, exchange, owner), ...authorisationFacts(call, exchange)];
    if (!call.resource) for (const message of [exchange.request, exchange.response]) leaveOut(message);
    return { platform, client };
  };
}

/** The redirect back to the application; how the user agrees before it, and what a refusal looks like, the contract does not show. */
function authorisationFacts({ path }: ApiCall, { request, response }: Exchange): TrafficFact[] {
  const raw = isSuccessOf('authorise', response?.status) ? header(response, 'location') : undefined;
  const url = raw === undefined || stepOf(path) !== 'authorize' ? undefined : parseUrl(raw, request.url)?.href;
  if (url === undefined || !isBack(url)) return [];
  const token = new URL(request.url).searchParams.get(askedToken()) ?? undefined;
  return [{ label: 'oauth/authorize', on: 'authorize', redirect: redirectFacts(url, raw, token).redirect }];
}

function resourceFacts({ address, resource }: ApiCall, exchange: Exchange, { hasCredentials }: TrafficOwner): TrafficFact[] {
  if (!resource) return [];
  const { operation, label } = resource;
  const { request, response } = exchange;
  const authorization = header(request, 'authorization');
  const { searchParams } = new URL(request.url);
  const isSigned = authorization !== undefined || header(request, 'cookie') !== undefined || searchParams.has('oauth_signature');
  const on = address === 'bridge' ? 'bridge' : 'api';
  const facts = { ...withoutPeople(exchange, operation, undefined), ...(label === 'operation/answer' && { operation }) };
  const isMisplaced = address === 'main' && /^\s*bearer\b/i.test(authorization ?? '');
  const misplaced: TrafficFact[] = isMisplaced ? [{ label: 'bearer/main-address', on }] : [];
  if (!isSigned) return hasCredentials ? [{ label: label.replace(/[^/]+$/, 'anonymous') as Label, on, ...facts }] : [];
  if (isSuccessful(exchange)) return [...misplaced, { label, on, ...facts }];
  // The traffic does not show why the platform refused the call.
  const why = response ? because('refused-in-traffic', { status: response.status }) : because('no-answer');
  return [...misplaced, { label, on, skipped: { ...why, byChoice: true } }];
}

/** No document describes the body, so that tokens and personal data may stand anywhere in it. */
function leaveOut(message: Partial<BodyText> | undefined): void {
  if (!message?.body) return;
  message.body = `(${message.body.length} characters, not kept)`;
  delete message.invalidUtf8;
}

function createClientCalls({ client, apiUrl, isOneTarget }: TrafficOwner) {
  let known = knownTo(client);
  let count = 0;

  /** Clients sign the address that they call, but a proxy may hide it. Returns an origin that verifies, or else the first. */
  const signedOrigin = (arrived: ApiRequest): string => {
    const { origin } = new URL(arrived.url);
    const host = isOneTarget ? (header(arrived, 'host') ?? '') : '';
    const called = host === '' ? [origin] : [`http://${host}`, `https://${host}`, origin].filter((one) => isUrl(one));
    const origins = [...called, ...(apiUrl === undefined ? [] : [new URL(apiUrl).origin])];
    return origins.find((one) => verify({ ...arrived, origin: one }, known.secretsFor).ok) ?? origins[0] ?? origin;
  };

  return ({ path, address, resource }: ApiCall, exchange: Exchange): TrafficFact[] => {
    const { request, response, started } = exchange;
    const arrived = { ...apiRequestOf(request, path, address ?? 'main'), at: started };
    if (count++ % MAX_REQUESTS === MAX_REQUESTS - 1) known = knownTo(client, known);
    const { apiToken: _unknown, ...facts } = factsOf({ ...arrived, origin: signedOrigin(arrived) }, known);
    // Tokens that the platform hands out sign later requests.
    if (response && facts.step !== 'api' && facts.step !== 'vendor') known.learn(arrived, facts.step, response);
    // Without the platform's address it is unknown whether an API token belongs there, and whether the path is the platform's.
    const isJudged =
      facts.scheme === 'oauth'
        ? address !== undefined || resource !== undefined || client !== undefined
        : facts.scheme === 'bearer' && address !== undefined;
    if (!isJudged) return [];
    const told = { request: shown(facts, exchange) };
    // Without the redirect it is unknown which verifier is the right one.
    const isExchange = facts.token === 'request' && facts.verifier !== undefined && facts.verifier !== 'early';
    return [{ label: 'client/request', ...told }, ...(isExchange ? [{ label: 'client/exchange' as const, ...told }] : [])];
  };
}

/** Leaves out the signature if its secret is unknown or the request was not recorded completely, and the clock if ours may differ. */
function shown({ signature, says, mistake, clock, ...facts }: ApiRequestFacts, exchange: Exchange): ApiRequestFacts {
  const isOpen = signature === 'unknown' || exchange.error?.phase === 'send';
  const isClockShown = clock === 'milliseconds' || clock === 'no-number' || clock === 'missing' || isClockKnown(exchange);
  return {
    ...facts,
    ...(signature && !isOpen && { signature, ...(says && { says }), ...defined({ mistake }) }),
    ...(clock && isClockShown && { clock }),
  };
}

function knownTo(client: ClientSecrets | undefined, before?: Known): Known {
  const { consumerKey = '', consumerSecret = '', token, tokenSecret } = client ?? {};
  const own = token === undefined || tokenSecret === undefined ? {} : { [token]: { secret: tokenSecret, consumerKey, isUsers: true } };
  return knownCredentials({
    consumers: client ? { [consumerKey]: consumerSecret } : {},
    userTokens: { ...own, ...Object.fromEntries(before?.tokens ?? []) },
    apiTokens: {},
    providers: {},
  });
}
