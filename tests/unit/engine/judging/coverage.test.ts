import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contract } from '../../../../engine/contract/contract.ts';
import { type CoveredDocuments, contractCoverage, coveredOperations } from '../../../../engine/judging/coverage.ts';
import type { RecordedExchange } from '../../../../engine/recording/recording.ts';

const exchange = (method: string, url: string, status?: number): RecordedExchange => ({
  request: { method, url, headers: [] },
  ...(status !== undefined && { response: { status, headers: [], body: '' } }),
  started: 0,
  ms: { total: 1 },
});

const provider: CoveredDocuments = {
  provider: { base_url: 'https://acme.example/a+b/resources/' },
  sso: { sso_url: 'https://acme.example/sso' },
};
const platform: CoveredDocuments = {
  platform: { base_url: 'https://api.example', bridge_url: 'https://bridge.example', path_prefix: '/v2' },
  vendor: { api_url: 'https://api.example' },
};

/** The rows that were exercised, in short. */
const seen = (documents: CoveredDocuments, ...exchanges: RecordedExchange[]) =>
  Object.fromEntries(
    contractCoverage(exchanges, documents)
      .filter(({ exercised }) => exercised > 0)
      .map(({ operation, status, exercised }) => [`${operation} ${status}`, exercised]),
  );

describe('contract coverage', () => {
  it('lists each operation and status of the documents that apply, exercised or not', () => {
    const rows = contractCoverage([], provider);
    assert.deepEqual(
      rows.map(({ operation, method, path, status, exercised }) => [operation, method, path, status, exercised].join(' ')),
      [
        'provision POST {base_url} 401 0',
        'provision POST {base_url} 2XX 0',
        'deprovision DELETE {base_url}/{addon_id} 200 0',
        'deprovision DELETE {base_url}/{addon_id} 401 0',
        'update PUT {base_url}/{addon_id} 401 0',
        'signOn POST {sso_url} 3XX 0',
      ],
    );
    const all = contract().operations.length;
    assert.deepEqual(coveredOperations(contractCoverage([], { ...provider, ...platform })), [0, all]);
    assert.deepEqual(contractCoverage([], {}), []);
  });

  it('tells a status from its range, and one that no document names from both', () => {
    const base = 'https://acme.example/a+b/resources';
    const calls = [200, 201, 401, 418].map((status) => exchange('POST', base, status));
    assert.deepEqual(seen(provider, ...calls, exchange('POST', `${base}/`, 202), exchange('POST', base)), {
      'provision 2XX': 3,
      'provision 401': 1,
    });
    assert.deepEqual(seen(provider, exchange('POST', 'https://acme.example/aab/resources', 200)), {});
  });

  it('takes one segment for a variable of a path, and leaves the query out', () => {
    const base = 'https://acme.example/a+b/resources';
    assert.deepEqual(
      seen(
        provider,
        exchange('DELETE', `${base}/a%2Fb?x=/y`, 200),
        exchange('DELETE', `${base}/a/b`, 200),
        exchange('GET', `${base}/a`, 200),
        exchange('POST', 'https://acme.example/sso', 303),
      ),
      { 'deprovision 200': 1, 'signOn 3XX': 1 },
    );
  });

  it('knows every address of an operation, the prefix and the query variants of the token endpoints', () => {
    assert.deepEqual(
      seen(
        platform,
        exchange('GET', 'https://api.example/v2/self', 200),
        exchange('GET', 'https://bridge.example/v2/self', 200),
        exchange('GET', 'https://other.example/v2/self', 200),
        exchange('POST', 'https://api.example/v2/oauth/request_token', 200),
        exchange('POST', 'https://api.example/v2/oauth/access_token_query', 200),
        exchange('POST', 'https://api.example/oauth/request_token', 200),
        exchange('GET', 'https://api.example/v4/billing/organisations/orga_1/F-1.pdf', 200),
        exchange('GET', 'https://api.example/v2/vendor/apps/addon_1', 200),
        exchange('PUT', 'https://api.example/v2/vendor/apps/addon_1', 200),
      ),
      { 'getSelf 2XX': 2, 'requestToken 2XX': 1, 'accessToken 2XX': 1, 'getInvoice 2XX': 1, 'getAddon 2XX': 1, 'updateAddon 200': 1 },
    );
  });

  it('does without an address that is not configured', () => {
    assert.deepEqual(
      seen(
        { platform: { base_url: 'https://api.example', path_prefix: '' } },
        ...['https://x/v2/self', 'https://x/self', 'https://x/v2/self/', 'http://x'].map((url) => exchange('GET', url, 200)),
      ),
      {},
    );
  });
});

describe('operations that were exercised', () => {
  const provision = (status: number) => exchange('POST', 'https://acme.example/r', status);
  const twice: CoveredDocuments = { provider: { base_url: 'https://acme.example/r//' }, sso: { sso_url: 'https://acme.example/sso' } };

  it('count once each, whatever they answered, of all that there are', () => {
    const coverage = contractCoverage([provision(200), provision(401), provision(401)], twice);
    assert.deepEqual(coveredOperations(coverage), [1, 4]);
    assert.deepEqual(coveredOperations([]), [0, 0]);
  });

  it('do not count by a call whose status no document names', () => {
    assert.deepEqual(coveredOperations(contractCoverage([provision(418)], twice)), [0, 4]);
  });

  it('are found behind a query and a fragment of several lines', () => {
    const call = exchange('POST', 'https://acme.example/r?a=1\n2#b', 200);
    assert.deepEqual(coveredOperations(contractCoverage([call], twice)), [1, 4]);
  });
});
