import { because, undecidedFor } from '../../engine/catalogue/reason.ts';
import { defined } from '../../engine/documents/values.ts';
import type { RecordedExchange as Recorded } from '../../engine/recording/recording.ts';
import { isUnreadable } from '../../engine/redaction/exchange.ts';
import type { Exchange } from '../../engine/wire/http/exchange.ts';
import type { Observation, Recording } from '../../specs/generated/schemas.ts';
import { createApiCalls } from './api-calls.ts';
import { ownCallFacts } from './own-calls.ts';
import { secretsKnown, type TrafficFact, type TrafficFacts, type TrafficOwner, type TrafficSide } from './owner.ts';
import { createPartnerCalls } from './partner-calls.ts';
import { createRecogniser, type RecognisedCall } from './recognise.ts';
import { createKnownResources } from './resources.ts';
import { createTrafficRedaction, secretsInExchange } from './secrets.ts';
import { createVendorCalls } from './vendor-calls.ts';

export const sides: readonly TrafficSide[] = ['provider', 'platform', 'client'];

/** An exchange of the contract, redacted, with the facts that it shows about each side. */
export interface Sighting extends Record<TrafficSide, TrafficFact[]> {
  exchange: Exchange;
  operation?: string;
}

/** Reads exchanges in order and returns the facts about each side, or undefined if an exchange shows none. */
export function createObserver(owner: TrafficOwner) {
  const resources = createKnownResources(owner.resources);
  const recognise = createRecogniser(owner);
  const readPartnerCall = createPartnerCalls(owner, resources);
  const readVendorCall = createVendorCalls(owner, resources);
  const readApiCall = createApiCalls(owner);
  const { manifest, addresses } = owner;
  const published = [...(manifest ? [manifest.id] : []), ...addresses.flatMap(({ baseUrl, ssoUrl }) => [baseUrl, ssoUrl])];
  const { redact, keep } = createTrafficRedaction(secretsKnown(owner), published, owner.shownHeaders);

  const readCall = async (call: RecognisedCall, exchange: Exchange): Promise<TrafficFacts | undefined> => {
    if (call.kind === 'own') return ownCallFacts(call, exchange, owner);
    if (call.kind === 'api') return readApiCall(call, exchange);
    return call.kind === 'partner' ? readPartnerCall(exchange, call.place) : readVendorCall(call, exchange);
  };

  return async (given: Exchange): Promise<Sighting | undefined> => {
    const call = recognise(given.request);
    const secrets = secretsInExchange(given, manifest?.config_vars ?? [], owner.shownHeaders);
    // A copy, because reading a call masks personal data in place.
    const exchange = structuredClone(given);
    const { provider = [], platform = [], client = [], published: names = [], isPage } = (call && (await readCall(call, exchange))) ?? {};
    if (!call || provider.length + platform.length + client.length === 0) {
      keep(secrets, published);
      return undefined;
    }
    const { operation } = call;
    const { response } = exchange;
    if (isPage && response) response.body = response.body === '' ? '' : `(${response.bytes} bytes, not kept)`;
    const shown = redact(exchange, secrets, { provider, platform, client }, names);
    const doubt = isUnreadable(shown.exchange) ? undecidedFor(because('secrets-cannot-be-hidden')) : {};
    const factsAbout = (side: TrafficSide) => shown.facts[side].map((fact) => ({ ...doubt, ...fact }));
    return {
      exchange: shown.exchange,
      provider: factsAbout('provider'),
      platform: factsAbout('platform'),
      client: factsAbout('client'),
      ...defined({ operation }),
    };
  };
}

/** The facts about one side, as a recording that rules read. */
export function recordingOf(side: TrafficSide, sightings: readonly Sighting[]): Recording {
  const own = sightings.filter((sighting) => sighting[side].length > 0);
  const observations = own.flatMap((sighting, index) =>
    sighting[side].map((fact) => ({ ...fact, exchanges: fact.skipped ? [] : [index] })),
  );
  return {
    play: 'what passed between the two sides',
    observations: withRepeatsMerged(observations),
    exchanges: own.map(({ exchange }) => exchange as Recorded),
  };
}

/** Merges installs, or uninstalls, of one add-on until the other kind comes, so that rules see a request that was sent twice. */
function withRepeatsMerged(observations: Observation[]): Observation[] {
  const open = new Map<string, Observation>();
  return observations.flatMap((observation) => {
    const { label, addonId, resourceId, received = [], undecided } = observation;
    const isInstall = label === 'calls/install';
    const id = isInstall ? addonId : resourceId;
    if ((!isInstall && label !== 'calls/uninstall') || id === undefined || undecided !== undefined) return [observation];
    const before = open.get(`${label} ${id}`);
    if (before) {
      before.exchanges.push(...observation.exchanges);
      before.received?.push(...received);
      return [];
    }
    const merged = { ...observation, exchanges: [...observation.exchanges], received: [...received] };
    open.set(`${label} ${id}`, merged);
    for (const [key, other] of open) if (other.label !== label && other.addonId === addonId) open.delete(key);
    return [merged];
  });
}
