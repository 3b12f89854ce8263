import { authorization, type SigningChoices } from '../../../../engine/signatures/oauth/authorization.ts';
import type { Exchange } from '../../../../engine/wire/http/exchange.ts';
import { judgeSide, whoseTraffic } from '../../../../runs/traffic/report.ts';
import { createObserver, type Sighting } from '../../../../suites/traffic/observer.ts';
import type { TrafficOwner, TrafficSide } from '../../../../suites/traffic/owner.ts';

export const api = 'https://api.example';
export const bridge = 'https://bridge.example';
export const base = 'https://acme.example/resources';
export const manifest = { id: 'acme-db', password: 'p'.repeat(40), sso_salt: 's'.repeat(40), config_vars: ['ACME_DB_URL'] };
export const client = { consumerKey: 'consumer-1', consumerSecret: 'consumer-canary-1', token: 'token-1', tokenSecret: 'token-canary-1' };
const nothing = { addresses: [], isOneTarget: false, hasCredentials: true, hasCookies: true, resources: [], plans: [], shownHeaders: [] };
export const ofClient: TrafficOwner = { ...nothing, apiUrl: api, bridgeUrl: bridge, client };
export const ofPartner: TrafficOwner = {
  ...nothing,
  manifest,
  addresses: [{ baseUrl: base, ssoUrl: 'https://acme.example/sso' }],
  plans: ['basic'],
};
export const started = Date.UTC(2026, 10, 15, 8);
const date: [string, string] = ['Date', new Date(started).toUTCString()];

export const exchange = (
  method: string,
  url: string,
  headers: [string, string][],
  status: number,
  body = '{}',
  sent?: string,
): Exchange => ({
  request: { method, url, headers, ...(sent !== undefined && { body: sent }) },
  response: { status, statusText: '', httpVersion: '1.1', headers: [date, ['Content-Type', 'application/json']], body, bytes: body.length },
  ...{ started, ms: { answer: 5, total: 9 } },
});

export const signedCall = (choices: SigningChoices = {}, url = `${api}/v2/self`, by = client, status = 200) =>
  exchange(
    'GET',
    url,
    [['Authorization', authorization({ method: 'GET', url }, by, { timestamp: started / 1000, ...choices }).header]],
    status,
  );

export async function seenIn(whose: TrafficOwner, exchanges: Exchange[]): Promise<Sighting[]> {
  const observe = createObserver(whose);
  const all: Sighting[] = [];
  for (const one of exchanges) all.push(...[await observe(one)].filter((sighting) => sighting !== undefined));
  return all;
}

export const verdicts = async (side: TrafficSide, whose: TrafficOwner, ...exchanges: Exchange[]) => {
  const { judged } = await judgeSide(side, await seenIn(whose, exchanges), whoseTraffic(whose).has);
  return (id: string) => [...judged].find(([known]) => known === id)?.[1];
};
