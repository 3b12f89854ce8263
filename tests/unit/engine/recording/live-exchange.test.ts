import assert from 'node:assert/strict';
import { it } from 'node:test';
import { liveExchange } from '../../../../engine/recording/events.ts';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';

const exchange = {
  request: {
    method: 'GET',
    url: 'https://acme.example/panel/s3cret-of-the-manifest?token=not-known-yet#here',
    headers: [['Cookie', 'a=b']],
  },
  response: { status: 302, headers: [['Location', '/x']], body: 'a body' },
  started: 1,
  ms: { total: 7 },
} as unknown as Parameters<typeof liveExchange>[0];

it('a live exchange has no query, no header, no body and no secret', () => {
  const redactor = createRedactor({ known: [{ name: 'password', value: 's3cret-of-the-manifest' }] });
  assert.deepEqual(liveExchange(exchange, redactor), {
    method: 'GET',
    url: 'https://acme.example/panel/[redacted:password]',
    status: 302,
    ms: 7,
  });
});
