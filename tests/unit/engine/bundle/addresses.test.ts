import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressed, fingerprint, strayExchange } from '../../../../engine/bundle/addresses.ts';
import type { RecordedExchange } from '../../../../engine/recording/recording.ts';

const run = {
  environment: 'test',
  baseUrl: 'https://acme.example/api/resources',
  ssoUrl: 'https://login.acme.example/sso',
  plans: [],
} as const;

const exchange = (line: string, location?: string, seen: Partial<RecordedExchange> = {}): RecordedExchange => {
  const [method = '', url = ''] = line.split(' ');
  const headers = location === undefined ? [] : [['Location', location] as [string, string]];
  return { request: { method, url, headers: [] }, response: { status: 302, headers, body: '' }, started: 0, ms: { total: 1 }, ...seen };
};
const stray = (...lines: (string | [line: string, location: string])[]) =>
  strayExchange(
    lines.map((line) => (typeof line === 'string' ? exchange(line) : exchange(...line))),
    run,
  )?.request.url;

const install = 'POST https://acme.example/api/resources';
const signOn = 'POST https://login.acme.example/sso';

describe('an exchange of a certified run', () => {
  for (const line of [
    install,
    'POST https://ACME.example:443/api/resources',
    'DELETE https://acme.example/api/resources/res_1',
    'PUT https://acme.example/api/resources/a%2Fb',
    signOn,
    'GET https://login.acme.example/panel/1',
    'GET https://acme.example/',
  ])
    it(`belongs to it: ${line}`, () => assert.equal(stray(line), undefined));

  for (const line of [
    'POST http://acme.example/api/resources',
    'POST https://acme.example:8443/api/resources',
    'POST https://acme.example.evil.example/api/resources',
    'POST https://acme.example/api',
    'POST https://acme.example/api/resources-of-others',
    'DELETE https://acme.example/api/resources/../other',
    'DELETE https://login.acme.example/panel/1',
    'GET https://other.example/panel',
    'GET http://login.acme.example/panel',
    'GET nowhere',
  ])
    it(`went elsewhere: ${line}`, () => assert.equal(stray(install, line), line.split(' ')[1]));

  it('may be a page that a redirect of its own named, and not before it did', () => {
    const page = 'GET https://panel.example/1';
    assert.equal(stray([signOn, 'https://panel.example/'], page), undefined);
    assert.equal(stray(page, [signOn, 'https://panel.example/']), 'https://panel.example/1');
    assert.equal(stray([signOn, '/next'], 'POST https://login.acme.example/next?a=1'), undefined);
    assert.equal(stray([signOn, 'https://panel.example/'], 'POST https://panel.example/other'), 'https://panel.example/other');
  });
});

describe('where a run was recorded', () => {
  const told = (...exchanges: RecordedExchange[]) => addressed(exchanges, { run, fingerprint: fingerprint(exchanges, run) } as never);
  const there = { remote: { address: '192.0.2.1', port: 443 }, tls: { key: 'k' } } as Partial<RecordedExchange>;
  const both = [exchange(install, undefined, there), exchange(signOn, undefined, there)];

  it('is told by addresses and keys of each origin', () => assert.equal(told(...both).isYes, true));

  it('is not told without exchanges, without an address, or without a key', () => {
    assert.deepEqual(told(), { question: 'recorded there', isYes: false, because: 'there are no exchanges' });
    const because = 'the exchanges do not show which server answered at https://login.acme.example';
    for (const blank of [{}, { tls: { key: 'k' } }, { remote: { address: '192.0.2.1', port: 443 } }])
      assert.equal(
        told(exchange(install, undefined, there), exchange(signOn, undefined, blank as Partial<RecordedExchange>)).because,
        because,
      );
  });

  it('is told by no exchange that went elsewhere', () => {
    const wrong = { ...exchange('GET https://other.example/', undefined, there), number: 2 };
    assert.equal(told(...both, wrong).because, 'exchange 2 went to https://other.example/, which is not a certified address');
  });
});
