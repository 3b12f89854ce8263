import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drift } from '../../../../engine/drift/compare.ts';
import { readPublished } from '../../../../engine/drift/published.ts';
import { schemaGaps } from '../../../../engine/drift/schemas.ts';
import { growth } from '../../share.ts';
import { differencesAfter, differencesOf, type Json, published } from './document.ts';

const hostile: Record<string, [text: string, message: RegExp]> = {
  'a reference to itself': ['{"openapi":"3.1.0","paths":{"/a":{"$ref":"#/paths/~1a"}}}', /refers to itself/],
  'a reference to a file': [
    '{"openapi":"3.1.0","paths":{"/a":{"$ref":"file:///etc/passwd"}}}',
    /api\.json:1:\d+: .*leads out of the document/,
  ],
  'a reference to another host': [
    '{"openapi":"3.1.0","paths":{"/a":{"$ref":"https://other.example/a.json"}}}',
    /leads out of the document/,
  ],
  'a reference to nothing': ['{"openapi":"3.1.0","paths":{"/a":{"$ref":"#/b"}}}', /refers to nothing/],
  'deep nesting': [`{"openapi":"3.1.0","paths":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`, /nested more than/],
  'deep nesting in YAML': [Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'), /nested/],
  'deep brackets in YAML': [`openapi: 3.1.0\npaths: ${'['.repeat(20_000)}`, /api\.json/],
  'aliases without end': [
    `a: &a [x,x]\n${Array.from({ length: 30 }, (_, at) => `b${at}: &b${at} [*${at === 0 ? 'a' : `b${at - 1}`},*${at === 0 ? 'a' : `b${at - 1}`}]`).join('\n')}`,
    /./,
  ],
  'no document': ['[]', /expected/],
  'no JSON': ['{"openapi": ', /expected JSON/],
};

for (const [name, [text, expected]] of Object.entries(hostile)) {
  test(`hostile: ${name}`, () => {
    assert.throws(() => drift(readPublished('api.json', Buffer.from(text))), { name: 'UsageError', message: expected });
  });
}

test('hostile: a schema that contains itself, and the name of a prototype', () => {
  const found = differencesAfter((document) => {
    document.components.schemas.Summary = {
      type: 'object',
      properties: { parts: { type: 'array', items: { $ref: '#/components/schemas/Summary' } } },
    };
    Object.defineProperty(document.paths, '__proto__', { value: { polluted: true }, enumerable: true });
  });
  assert.ok(found.every(({ kind }) => kind === 'compatible'));
  assert.equal(({} as Json).polluted, undefined);
});

test('documents are compared in a time that grows with their operations', () => {
  const compare = (operations: number) => {
    const document = published();
    for (let at = 0; at < operations; at++)
      document.paths[`/v9/things-${at}/{id}`] = structuredClone(document.paths['/v2/vendor/apps/{addonId}']);
    const found = differencesOf(document);
    assert.ok(found.length >= operations && found.every(({ kind }) => kind === 'compatible'));
  };
  const times = growth(compare, [100, 800]);
  assert.ok(times < 24, `eight times as many took ${times} times as long`);
});

for (const pattern of ['[', '\\p{Nope}', '^(a+)+$']) {
  test(`a pattern that cannot be tried is a difference: ${pattern}`, () => {
    const document = readPublished('api.json', Buffer.from(JSON.stringify(published())));
    const constants = { value: { type: 'string', enum: ['EUR', `${'a'.repeat(60)}!`] }, pointer: '' };
    const found = schemaGaps(document, constants, { value: { type: 'string', pattern }, pointer: '' });
    assert.deepEqual(
      found.map(({ keyword }) => keyword),
      ['pattern'],
    );
  });
}
