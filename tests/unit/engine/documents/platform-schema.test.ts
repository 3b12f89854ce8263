import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

interface Node {
  description?: string;
  properties?: Record<string, Node>;
}

const schema = JSON.parse(readFileSync(new URL('specs/schemas/platform.schema.json', import.meta.resolve('#package')), 'utf8')) as Node;

const keysOf = (node: Node, path = ''): [path: string, description: string | undefined][] =>
  Object.entries(node.properties ?? {}).flatMap(([name, own]) => [[`${path}/${name}`, own.description], ...keysOf(own, `${path}/${name}`)]);

describe('the schema of a platform', () => {
  for (const [path, description] of keysOf(schema)) it(`says what ${path} is for`, () => assert.match(description ?? '', /^\S.{5,}\.$/));
});
