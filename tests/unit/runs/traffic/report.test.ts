import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { basicHeader } from '../../../../engine/signatures/credentials.ts';
import { authorization, type SigningChoices } from '../../../../engine/signatures/oauth/authorization.ts';
import type { Exchange } from '../../../../engine/wire/http/exchange.ts';
import { readTraffic } from '../../../../engine/wire/traffic/har.ts';
import { harOf } from '../../../../engine/wire/traffic/write-har.ts';
import { createObserver, type Sighting } from '../../../../fixtures/traffic/observer.ts';
import type { TrafficOwner, TrafficSide } from '../../../../fixtures/traffic/owner.ts';
import { judgeSide, kept, sightingsIn, trafficReport, whoseTraffic } from '../../../../runs/traffic/report.ts';

const api = 'https://api.example';
const bridge = 'https://bridge.example';
const base = 'https://acme.example/resources';
const manifest = { id: 'acme-db', password: 'p'.repeat(40), sso_salt: 's'.repeat(40), config_vars: ['ACME_DB_URL'] };
const client = { consumerKey: 'consumer-1', consumerSecret: 'consumer-canary-1', token: 'token-1', tokenSecret: 'token-canary-1' };
const nothing = { addresses: [], isOneTarget: false, hasCredentials: true, hasCookies: true, resources: [], plans: [], shownHeaders: [] };
const ofClient: TrafficOwner = { ...nothing, apiUrl: api, bridgeUrl: bridge, client };
const ofPartner: TrafficOwner = {
  ...nothing,
  manifest,
  addresses: [{ baseUrl: base, ssoUrl: 'https://acme.example/sso' }],
  plans: ['basic'],
};
const started = Date.UTC(2026, 10, 15, 8);
const date: [string, string] = ['Date', new Date(started).toUTCString()];

const exchange = (method: string, url: string, headers: [string, string][], status: number, body = '{}', sent?: string): Exchange => ({
  request: { method, url, headers, ...(sent !== undefined && { body: sent }) },
  response: { status, statusText: '', httpVersion: '1.1', headers: [date, ['Content-Type', 'application/json']], body, bytes: body.length },
  ...{ started, ms: { answer: 5, total: 9 } },
});

const signedCall = (choices: SigningChoices = {}, url = `${api}/v2/self`, by = client, status = 200) =>
  exchange(
    'GET',
    url,
    [['Authorization', authorization({ method: 'GET', url }, by, { timestamp: started / 1000, ...choices }).header]],
    status,
  );

async function seenIn(whose: TrafficOwner, exchanges: Exchange[]): Promise<Sighting[]> {
  const observe = createObserver(whose);
  const all: Sighting[] = [];
  for (const one of exchanges) all.push(...[await observe(one)].filter((sighting) => sighting !== undefined));
  return all;
}

const verdicts = async (side: TrafficSide, whose: TrafficOwner, ...exchanges: Exchange[]) => {
  const { judged } = await judgeSide(side, await seenIn(whose, exchanges), whoseTraffic(whose).has);
  return (id: string) => [...judged].find(([known]) => known === id)?.[1];
};

describe('the signatures of a client, given its secrets', () => {
  it('pass where they are right, by every method', async () => {
    const methods = ['PLAINTEXT', 'HMAC-SHA1', 'HMAC-SHA512'] as const;
    const of = await verdicts('client', ofClient, ...methods.map((signatureMethod) => signedCall({ signatureMethod })));
    for (const id of ['client/signature-verifies', 'client/header-is-well-formed', 'client/nonces-and-timestamps-move'])
      assert.equal(of(id)?.verdict, 'pass', id);
  });

  it('fail with the name of the mistake, also where the platform has no such path, and where it refused', async () => {
    const left = { signs: { url: `${api}/v2/other` } };
    for (const call of [signedCall(left, `${api}/v2/other?a=1`), signedCall(left, `${api}/v2/other?a=1`, client, 401)]) {
      const found = (await verdicts('client', ofClient, call))('client/signature-verifies');
      assert.equal(found?.verdict, 'fail');
      assert.match(found?.problems[0]?.got ?? '', /^query-left-out: /);
    }
  });

  it('accuse nobody whose secrets are not known', async () => {
    const another = { ...client, consumerKey: 'somebody-else', consumerSecret: 'unknown' };
    const alone = await verdicts('client', ofClient, signedCall({}, undefined, another));
    assert.equal(alone('client/signature-verifies')?.verdict, 'untested');
    const beside = await verdicts('client', ofClient, signedCall({}, undefined, another), signedCall());
    assert.equal(beside('client/signature-verifies')?.verdict, 'pass');
    const { client: _none, ...without } = ofClient;
    assert.equal(
      (await verdicts('client', without, signedCall({ signature: () => 'x' })))('client/signature-verifies')?.verdict,
      'untested',
    );
  });

  it('are those of the address that the client called, which a proxy hides', async () => {
    const url = 'http://127.0.0.1:4000/v2/self';
    const { header } = authorization({ method: 'GET', url }, client);
    const call = exchange(
      'GET',
      `${api}/v2/self`,
      [
        ['Host', '127.0.0.1:4000'],
        ['Authorization', header],
      ],
      200,
    );
    const { apiUrl: _main, bridgeUrl: _bridge, ...oneTarget } = { ...ofClient, isOneTarget: true };
    assert.equal((await verdicts('client', oneTarget, call))('client/signature-verifies')?.verdict, 'pass');
    const wrong = structuredClone(call);
    const sent = authorization({ method: 'GET', url }, client, { signs: { method: 'POST' } }).header;
    wrong.request.headers = wrong.request.headers.map(([name, value]) => [name, name === 'Authorization' ? sent : value]);
    const found = (await verdicts('client', oneTarget, wrong))('client/signature-verifies');
    assert.match(found?.problems[0]?.got ?? '', /^always-post: /);
    assert.match(found?.problems[0]?.expected ?? '', /HMAC-SHA512$/);
  });

  it('are verified with the tokens that were handed out on the way', async () => {
    const url = `${api}/oauth/request_token`;
    const { token: _t, tokenSecret: _s, ...consumer } = client;
    const asks = exchange(
      'POST',
      url,
      [['Authorization', authorization({ method: 'POST', url }, consumer).header]],
      200,
      'oauth_token=temporary&oauth_token_secret=temporary-canary',
    );
    const next = signedCall({}, `${api}/v2/self`, { ...client, token: 'temporary', tokenSecret: 'temporary-canary' });
    const whose = { ...ofClient, client: consumer };
    const of = await verdicts('client', whose, asks, next);
    assert.equal(of('client/signature-verifies')?.verdict, 'pass');
    assert.doesNotMatch(JSON.stringify(await seenIn(whose, [asks, next])), /canary/);
  });

  it('tell of a timestamp in milliseconds', async () => {
    const of = await verdicts('client', ofClient, signedCall({ timestamp: started }));
    assert.equal(of('client/nonces-and-timestamps-move')?.problems[0]?.got, 'the time in milliseconds');
  });
});

describe('the three steps', () => {
  const { token: _t, tokenSecret: _s, ...consumer } = client;
  const whose = { ...ofClient, client: consumer };
  const signed = (
    path: string,
    by: typeof consumer & { token?: string; tokenSecret?: string },
    answer: string,
    more: SigningChoices = {},
  ) => {
    const url = `${api}${path}`;
    const { header } = authorization({ method: 'POST', url }, by, { timestamp: started / 1000, nonce: path, ...more });
    return exchange('POST', url, [['Authorization', header]], 200, answer);
  };
  const asks = signed('/oauth/request_token', consumer, 'oauth_token=temporary-1&oauth_token_secret=temporary-canary');
  const redirect = (query: string, status = 302): Exchange => {
    const answered = exchange('GET', `${api}/oauth/authorize?oauth_token=temporary-1`, [], status, '');
    answered.response?.headers.push(['Location', `https://app.example/back?${query}`]);
    return answered;
  };
  const back = redirect('oauth_token=temporary-1&oauth_verifier=verifier-canary');
  const temporary = { ...consumer, token: 'temporary-1', tokenSecret: 'temporary-canary' };
  const exchanges = (verifier: string, by = temporary) =>
    signed('/oauth/access_token', by, 'oauth_token=users&oauth_token_secret=users-canary', { extra: [['oauth_verifier', verifier]] });

  const redirects: [what: string, query: string, withVerifier: string, sameToken: string][] = [
    ['both', 'oauth_token=temporary-1&oauth_verifier=v', 'pass', 'pass'],
    ['no token', 'oauth_verifier=v', 'fail', 'untested'],
    ['another token', 'oauth_token=temporary-2&oauth_verifier=v', 'pass', 'fail'],
    ['a verifier that is not encoded', 'oauth_token=temporary-1&oauth_verifier=a"b', 'fail', 'pass'],
    ['an empty verifier', 'oauth_token=temporary-1&oauth_verifier=', 'fail', 'pass'],
    ['no verifier: a page for the user, or a refusal', 'oauth_token=temporary-1', 'untested', 'untested'],
  ];
  for (const [what, query, withVerifier, sameToken] of redirects)
    it(`the redirect of the authorize endpoint has ${what}`, async () => {
      const of = await verdicts('platform', whose, asks, redirect(query));
      assert.equal(of('oauth/authorize-redirects-with-verifier')?.verdict, withVerifier);
      assert.equal(of('oauth/returns-the-same-token')?.verdict, sameToken);
    });

  it('a page in place of the redirect decides nothing', async () => {
    const of = await verdicts('platform', whose, asks, redirect('oauth_verifier=v', 200), signedCall());
    assert.equal(of('oauth/authorize-redirects-with-verifier')?.verdict, 'untested');
  });

  it('the exchange is judged where the traffic shows the verifier', async () => {
    const verdict = async (...calls: Exchange[]) => (await verdicts('client', whose, ...calls))('client/exchanges-with-verifier');
    assert.equal((await verdict(asks, back, exchanges('verifier-canary')))?.verdict, 'pass');
    assert.equal((await verdict(asks, back, exchanges('another')))?.problems[0]?.code, 'other-verifier');
    assert.equal((await verdict(asks, exchanges('verifier-canary')))?.verdict, 'untested');
    const wrong = { ...temporary, tokenSecret: '' };
    assert.equal((await verdict(asks, back, exchanges('verifier-canary', wrong)))?.problems[0]?.code, 'known-mistake');
    assert.doesNotMatch(JSON.stringify(await seenIn(whose, [asks, back, exchanges('verifier-canary')])), /canary/);
  });
});

describe('refused calls', () => {
  const bearer: [string, string] = ['Authorization', 'Bearer canary-bearer-1'];

  it('are calls: an API token at the main address is held against its client', async () => {
    const refused = exchange('GET', `${api}/v2/self`, [bearer], 401);
    assert.equal((await seenIn(ofClient, [refused])).length, 1);
    assert.equal((await verdicts('client', ofClient, refused))('client/sends-tokens-to-the-bridge')?.verdict, 'fail');
    const right = exchange('GET', `${bridge}/v2/self`, [bearer], 401);
    assert.equal((await verdicts('client', ofClient, right))('client/sends-tokens-to-the-bridge')?.verdict, 'pass');
    assert.doesNotMatch(JSON.stringify(await seenIn(ofClient, [refused, right])), /canary/);
  });

  it('are shown with what the platform answered, and are no proof against it', async () => {
    const own = (await verdicts('platform', ofClient, signedCall({}, undefined, client, 403)))('self/is-a-record');
    assert.deepEqual([own?.verdict, own?.reason], ['untested', 'the platform returned 403']);
  });

  it('without credentials show that they are needed', async () => {
    const refused = exchange('GET', `${api}/v2/self`, [], 401);
    assert.equal((await verdicts('platform', ofClient, refused, signedCall()))('self/needs-authentication')?.verdict, 'pass');
  });
});

const right: [string, string][] = [
  ['Authorization', basicHeader(manifest)],
  ['Content-Type', 'application/json'],
];
const body = (addonId: string) =>
  JSON.stringify({
    ...{ addon_id: addonId, owner_id: 'o', owner_name: 'n', user_id: 'u', plan: 'basic', region: 'EU', options: {} },
    callback_url: `${api}/v2/vendor/apps/${addonId}`,
  });
const install = (id: string, sent?: string) =>
  exchange('POST', base, right, 200, JSON.stringify({ id, config: { ACME_DB_URL: 'x' } }), sent);

it('a request without its body leaves open what its body would show, and nothing else', async () => {
  const cut: Exchange = { ...install('res_1'), error: { kind: 'protocol', phase: 'send', message: 'the body is missing' } };
  const calls = [cut, install('res_2', body('addon_2')), exchange('DELETE', `${base}/res_2`, right, 200, '')];
  const of = await verdicts('platform', ofPartner, ...calls);
  assert.equal(of('calls/provision-body-is-complete')?.verdict, 'undecided');
  for (const id of ['calls/use-basic-credentials', 'calls/deprovision-has-no-body', 'calls/deprovision-uses-the-partner-id'])
    assert.equal(of(id)?.verdict, 'pass', id);
  const ofProvider = await verdicts('provider', ofPartner, ...calls);
  for (const id of ['provision/succeeds', 'provision/id-is-a-string', 'deprovision/answers-200'])
    assert.equal(ofProvider(id)?.verdict, 'pass', id);
});

it('coverage counts what was judged, wherever it was called', async () => {
  const { addresses: _declared, manifest: _none, ...unknown } = ofPartner;
  const whose = { ...unknown, addresses: [] };
  const sightings = await seenIn(whose, [install('res_1', body('addon_1')), exchange('DELETE', `${base}/res_1`, right, 200, '')]);
  const judging = { command: '', version: '0', started: new Date(), strict: false, leftOut: () => undefined, whose: whoseTraffic(whose) };
  const { coverage = [] } = await trafficReport('provider', sightings, judging);
  const exercised = coverage.filter((row) => row.exercised > 0).map(({ operation, exercised: times }) => [operation, times]);
  assert.deepEqual(exercised, [
    ['provision', 1],
    ['deprovision', 1],
  ]);
});

describe('what the proxy wrote down', () => {
  const wrong = install('res_1', body('addon_1').replace('"EU"', '"eu"'));
  const calls = [wrong, exchange('DELETE', `${base}/res_1`, right, 204, '')];

  for (const form of ['a HAR file', 'a journal'] as const)
    it(`is judged again as it was, from ${form}, without a secret in it`, async () => {
      const sightings = await seenIn(ofPartner, calls);
      const whose = whoseTraffic(ofPartner);
      const all = sightings.map((one) => ({ exchange: one.exchange, seen: kept(one, whose) }));
      const text = form === 'a journal' ? all.map(({ seen }) => `${JSON.stringify({ time: '', seen })}\n`).join('') : harOf(all, '1.0.0');
      for (const secret of [manifest.password, basicHeader(manifest).slice(6)]) assert.ok(!text.includes(secret));
      const read = sightingsIn('a', readTraffic('a', Buffer.from(text)).kept);
      assert.deepEqual(read.sightings, JSON.parse(JSON.stringify(sightings)));
      assert.deepEqual([read.whose?.id, read.whose?.has], [whose.id, whose.has]);
      for (const side of ['provider', 'platform'] as const) {
        const again = await judgeSide(side, read.sightings, read.whose?.has ?? whose.has);
        assert.deepEqual([...again.judged], [...(await judgeSide(side, sightings, whose.has)).judged]);
      }
    });

  for (const [what, change] of [
    ['a number', 7],
    ['no facts', {}],
    ['facts that are none', { provider: [1], platform: [], client: [], whose: { has: [] }, exchange: {} }],
    ['an exchange that is none', { provider: [], platform: [], client: [], whose: { has: [] }, exchange: { request: 1 } }],
    ['a fact with another type', { provider: [{ label: 'a/b', on: 7 }], platform: [], client: [], whose: { has: [] } }],
  ] as const)
    it(`is refused where it is ${what}`, () => {
      assert.throws(
        () => sightingsIn('a.har', [change]),
        /^UsageError: a\.har: exchange 1 is not as the proxy of this version writes it: /,
      );
    });
});
