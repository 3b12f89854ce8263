import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authorization, type SigningChoices } from '../../../../engine/signatures/oauth/authorization.ts';
import type { ScenarioName } from '../../../../fixtures/stand-ins/api/scenarios.ts';
import type { JudgedRequest } from '../../../../fixtures/stand-ins/api/server.ts';
import { exportsOf, startApi } from '../../../../runs/stand-in/platform.ts';

interface Mock {
  exports: Record<string, string>;
  /** Calls with the API token at the bridge, or signed at the main address. */
  call(
    path: string,
    init?: RequestInit & { choices?: SigningChoices; at?: 'main' | 'bridge' },
  ): Promise<{ answer: Response; body: unknown; says: string[] }>;
}

async function during(scenarios: ScenarioName[], act: (mock: Mock) => Promise<void>): Promise<void> {
  const judged: JudgedRequest[] = [];
  const api = await startApi({
    listen: { host: '127.0.0.1', port: 0 },
    scenarios,
    moreApplications: 60,
    onRequest: (one) => judged.push(one),
  });
  const { values } = api;
  const client = {
    consumerKey: values.consumer_key,
    consumerSecret: values.consumer_secret,
    token: values.token,
    tokenSecret: values.token_secret,
  };
  try {
    await act({
      exports: exportsOf(api),
      async call(path, { choices = {}, at = 'main', ...init } = {}) {
        const url = `${at === 'main' ? values.base_url : values.bridge_url}${path}`;
        const signed = authorization({ method: init.method ?? 'GET', url }, client, choices).header;
        const headers = { authorization: at === 'main' ? signed : `Bearer ${values.api_token}` };
        const answer = await fetch(url, { ...init, headers });
        const text = await answer.text();
        const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
        return { answer, body, says: judged.at(-1)?.remarks.map(({ text: said }) => said) ?? [] };
      },
    });
  } finally {
    await api.close();
  }
}

describe('the stand-in platform', () => {
  it('hands out all that a client needs, the password included', () =>
    during([], async ({ exports }) => {
      for (const name of ['USER_EMAIL', 'USER_PASSWORD', 'USER_ID', 'API_TOKEN_ID', 'APPLICATION_ID']) assert.ok(exports[name], name);
    }));

  it('tells of timestamps in milliseconds or long ago, and of a nonce that comes again', () =>
    during([], async ({ call }) => {
      const moment = { nonce: 'n', timestamp: Math.floor(Date.now() / 1000) };
      assert.deepEqual((await call('/v2/self', { choices: moment })).says, ['the signature verifies by HMAC-SHA512']);
      assert.match((await call('/v2/self', { choices: moment })).says.join(), /an oauth_nonce that an earlier request used/);
      assert.match((await call('/v2/self', { choices: { timestamp: Date.now() } })).says.join(), /in milliseconds/);
      assert.match((await call('/v2/self', { choices: { timestamp: 1_000_000_000 } })).says.join(), /more than five minutes old/);
    }));

  it('answers 404 to what is not part of the contract, and says so', () =>
    during([], async ({ call }) => {
      const { answer, says } = await call('/v2/nothing-of-ours');
      assert.deepEqual([answer.status, says.at(-1)], [404, 'not part of the contract']);
      assert.match((await call('/v2/self/addons')).says.at(-1) ?? '', /^not part of the contract; served/);
    }));

  it('keeps what is made, changed and deleted', () =>
    during([], async ({ call, exports }) => {
      const path = `/v2/organisations/${exports.ORGANISATION_ID}/applications`;
      const names = async () => ((await call(path)).body as { id: string; name: string }[]).map(({ name }) => name);
      const made = await call(path, { method: 'POST', body: '{"name":"mine","type":"node","zone":"mtl"}' });
      const { id } = made.body as { id: string };
      assert.deepEqual([made.answer.status, (await names()).at(-1)], [201, 'mine']);
      await call(`${path}/${id}`, { method: 'PUT', body: '{"name":"renamed"}' });
      assert.equal((await names()).at(-1), 'renamed');
      await call(`${path}/${id}`, { method: 'DELETE' });
      assert.ok(!(await names()).includes('renamed'));
      const body = JSON.stringify({ email: exports.USER_EMAIL, password: exports.USER_PASSWORD, name: 'new' });
      const token = (await call('/api-tokens', { method: 'POST', at: 'bridge', body })).body as {
        apiTokenId: string;
        expirationDate: string;
      };
      assert.ok(Date.parse(token.expirationDate) > Date.now());
      const listed = (await call('/api-tokens', { at: 'bridge' })).body as { apiTokenId: string; expirationDate: string }[];
      assert.ok(listed.every(({ expirationDate }) => !Number.isNaN(Date.parse(expirationDate))));
      assert.ok(listed.some(({ apiTokenId }) => apiTokenId === token.apiTokenId));
      assert.equal((await call(`/api-tokens/${token.apiTokenId}`, { method: 'DELETE', at: 'bridge' })).answer.status, 204);
    }));

  it('gives flavours a price', () =>
    during([], async ({ call, exports }) => {
      const [first] = (await call(`/v2/organisations/${exports.ORGANISATION_ID}/applications`)).body as {
        instance: { minFlavor: { price_id: string } };
      }[];
      assert.equal(first?.instance.minFlavor.price_id, 'apps.XS');
    }));
});

describe('trouble on demand', () => {
  it('expired-token: calls are refused, and the log says why', () =>
    during(['expired-token'], async ({ call }) => {
      for (const at of ['main', 'bridge'] as const) {
        const { answer, says } = await call('/v2/self', { at });
        assert.deepEqual([answer.status, says.at(-1)], [401, 'scenario expired-token: every token has expired']);
      }
    }));

  for (const [name, status] of [
    ['429', 429],
    ['500-once', 500],
  ] as const)
    it(`${name}: the first call of an address, and no other`, () =>
      during([name], async ({ call }) => {
        const statuses = [await call('/v2/self'), await call('/v2/self'), await call('/v2/summary')].map(({ answer }) => answer.status);
        assert.deepEqual(statuses, [status, 200, status]);
      }));

  it('page-2: a list is there whole, page by page', () =>
    during(['page-2'], async ({ call, exports }) => {
      let path: string | undefined = `/v2/organisations/${exports.ORGANISATION_ID}/applications`;
      const sizes: number[] = [];
      while (path !== undefined) {
        const { answer, body }: Awaited<ReturnType<Mock['call']>> = await call(path);
        sizes.push((body as unknown[]).length);
        const next: string | undefined = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
        path = next === undefined ? undefined : new URL(next).pathname + new URL(next).search;
      }
      assert.deepEqual(sizes, [20, 20, 20, 2]);
    }));
});
