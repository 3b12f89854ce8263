import { isRefusal } from '../../engine/contract/refusals.ts';
import { defined, isObject, jsonIn } from '../../engine/documents/values.ts';
import { isManifestCredentials, parseBasic } from '../../engine/signatures/credentials.ts';
import { type Exchange, header } from '../../engine/wire/http/exchange.ts';
import { maskDetail } from '../../fixtures/as-caller/people.ts';
import { emailsIn } from '../../fixtures/as-caller/vendor.ts';
import { isSuccessful } from '../../fixtures/calling.ts';
import { callerFacts } from '../../fixtures/stand-ins/incoming.ts';
import { updateFacts } from '../../fixtures/stand-ins/vendor-api/journal.ts';
import { timeFacts } from './call-times.ts';
import { knowsCallers, type TrafficFact, type TrafficFacts, type TrafficOwner } from './owner.ts';
import type { RecognisedCall } from './recognise.ts';
import type { Resources } from './resources.ts';

type VendorCall = Extract<RecognisedCall, { kind: 'vendor' }>;
type StrayCall = Extract<RecognisedCall, { kind: 'stray' }>;

/** A list may have thousands of entries; only this many are compared with their details. */
const MAX_COMPARED = 5;

/** Whose credentials a call has, if that is known; undefined for another provider. */
function callerOf({ request }: Exchange, owner: TrafficOwner) {
  const { manifest } = owner;
  if (!manifest || !knowsCallers(owner)) return { credentials: 'unknown' as const };
  const sent = header(request, 'authorization');
  const isOwn = sent === undefined || isManifestCredentials(sent, manifest) || parseBasic(sent)?.user === manifest.id;
  return isOwn ? callerFacts(sent, manifest) : undefined;
}

type Caller = ReturnType<typeof callerFacts>;

export function createVendorCalls(owner: TrafficOwner, resources: Resources) {
  const { manifest } = owner;
  const detailed = new Set<string>();

  const isKnown = (addonId: string) => detailed.has(addonId) || resources.hasAddon(addonId);

  /** Facts about the platform's answer to the right credentials, or to any if credentials are unknown. */
  const answers = (call: VendorCall, exchange: Exchange): TrafficFact[] => {
    const { response } = exchange;
    const status = response?.status ?? 0;
    const json = jsonIn(response?.body);
    if (call.on === 'list') {
      // The platform may refuse for a reason that the traffic does not show; a 401 is judged through vendor/control.
      if (status >= 400 && status < 500) return [];
      const entries = Array.isArray(json) ? json.filter(isObject) : [];
      const shared = entries.map(({ addon_id }) => addon_id).filter((id): id is string => typeof id === 'string' && isKnown(id));
      const list = { label: 'vendor/list' as const, ...(manifest && { providerId: manifest.id }) };
      return shared.length === 0 ? [list] : shared.slice(0, MAX_COMPARED).map((addonId) => ({ ...list, addonId }));
    }
    const { addonId } = call;
    if (call.on === 'detail') {
      // An add-on that does not exist, or was deleted, has no detail.
      if (!isSuccessful(exchange)) return [];
      detailed.add(addonId);
      const emails = emailsIn(json);
      return [{ label: 'vendor/detail', addonId, ...defined({ emails }) }];
    }
    const { isJson, unfit = [] } = bodyFacts(exchange);
    const isRight = isJson && unfit.length === 0 && isKnown(addonId);
    return isSuccessful(exchange) || (isRight && status >= 500) ? [{ label: 'vendor/update', addonId }] : [];
  };

  const bodyFacts = ({ request }: Exchange) => updateFacts(jsonIn(request.body), {}, manifest?.config_vars ?? []);

  /** Whether a call names an add-on by the partner's own id; undefined if the traffic does not show whose id it is. */
  const namesOwnId = ({ addonId }: VendorCall, exchange: Exchange): boolean | undefined => {
    if (resources.hasAddon(addonId)) return false;
    return resources.addonOf(addonId) !== undefined && !isSuccessful(exchange) ? true : undefined;
  };

  const asked = (vendorCall: VendorCall, exchange: Exchange, caller: Caller): TrafficFact => {
    const { on, addonId } = vendorCall;
    const { request, response, error } = exchange;
    const isRead = on === 'update' && caller.credentials === 'manifest' && error?.phase !== 'send';
    const { isJson, keys, configIsStringMap, unfit } = bodyFacts(exchange);
    const call = {
      method: request.method,
      path: request.url.slice(new URL(request.url).origin.length),
      ...timeFacts(exchange, resources.installOf(addonId)),
      ...caller,
      ...defined({ namesOwnId: namesOwnId(vendorCall, exchange) }),
      ...(response && { status: response.status }),
      ...(isRead && { isJson, keys, configIsStringMap, ...defined({ unfit }) }),
    };
    return { label: call.namesOwnId ? 'provision/stray-calls' : 'provision/callbacks', calls: [call] };
  };

  /** A call with the partner's credentials that is not below the version of the API. */
  const stray = ({ path }: StrayCall, { request, response }: Exchange): TrafficFacts | undefined => {
    if (!manifest || !isManifestCredentials(header(request, 'authorization') ?? '', manifest)) return undefined;
    const call = { method: request.method, path, credentials: 'manifest' as const, ...(response && { status: response.status }) };
    return { provider: [{ label: 'provision/stray-calls', calls: [call] }] };
  };

  return (call: VendorCall | StrayCall, exchange: Exchange): TrafficFacts | undefined => {
    if (call.kind === 'stray') return stray(call, exchange);
    const caller = callerOf(exchange, owner);
    if (!caller) return undefined;
    const { on } = call;
    const { credentials } = caller;
    const published = [call.addonId];
    if (credentials === 'missing' || credentials === 'wrong') {
      const what = credentials === 'missing' ? 'no credentials' : 'the id of the manifest and a wrong password';
      const platform: TrafficFact[] = [{ label: 'vendor/refusal', on, credentials, what }];
      return { platform, provider: credentials === 'wrong' ? [asked(call, exchange, caller)] : [], published };
    }
    const isManifest = credentials === 'manifest';
    const platform = answers(call, exchange).map((fact) => ({ ...fact, on, ...(isManifest && { credentials }) }));
    const isControl = isManifest && (platform.length > 0 || isRefusal(exchange.response?.status ?? 0));
    if (on === 'detail') maskDetail(exchange);
    return {
      platform: [...platform, ...(isControl ? [{ label: 'vendor/control', on, credentials: 'manifest' } as const] : [])],
      provider: isManifest ? [asked(call, exchange, caller)] : [],
      published,
    };
  };
}
