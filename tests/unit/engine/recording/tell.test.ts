import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { tellExchange } from '../../../../engine/recording/events.ts';
import { runListVariable } from '../../../../engine/recording/run-list.ts';
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
} as unknown as Parameters<ReturnType<typeof tellExchange>>[0];

/** What is printed meanwhile. */
function printed(isFollowed: boolean): string[] {
  const redactor = createRedactor({ published: [] });
  redactor.learn('s3cret-of-the-manifest', 'password');
  const told: string[] = [];
  const write = mock.method(process.stdout, 'write', (text: string) => told.push(text) > 0);
  process.env[runListVariable] = JSON.stringify({ isFollowed, mark: 'of-this-run' });
  try {
    tellExchange(redactor)(exchange);
  } finally {
    write.mock.restore();
    delete process.env[runListVariable];
  }
  return told;
}

it('a live exchange has no query, no header, no body and no secret', () => {
  const [text = ''] = printed(true);
  assert.ok(text.startsWith('of-this-run{'));
  assert.deepEqual(JSON.parse(text.slice('of-this-run'.length)), {
    kind: 'exchange',
    exchange: { method: 'GET', url: 'https://acme.example/panel/[redacted:password]', status: 302, ms: 7 },
  });
});

it('nothing is told where nobody follows', () => {
  assert.deepEqual(printed(false), []);
});
