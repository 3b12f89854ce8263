import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authorization, type SigningChoices } from '../../../../engine/signatures/oauth/authorization.ts';
import type { Exchange } from '../../../../engine/wire/http/exchange.ts';
import { api, bridge, client, exchange, ofClient, seenIn, signedCall, started, verdicts } from './test-traffic.ts';

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
