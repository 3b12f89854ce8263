import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseConfiguration } from '../../../../engine/documents/configuration.ts';
import { platformFiles } from '../../../../runs/init/files.ts';

interface Node {
  properties?: Record<string, Node>;
}
const schema = JSON.parse(readFileSync(new URL('specs/schemas/platform.schema.json', import.meta.resolve('#package')), 'utf8')) as Node;
const keysOf = ({ properties = {} }: Node): string[] => Object.entries(properties).flatMap(([key, inner]) => [key, ...keysOf(inner)]);

const files = platformFiles({ id: 'acme', url: 'https://api.example', bridgeUrl: 'https://bridge.example' });
const text = files.find(({ path }) => path === 'platform.yaml')?.content ?? '';

describe('init platform', () => {
  it('writes every key, those that open further checks as comments', () => {
    const missing = keysOf(schema).filter((key) => !new RegExp(`(?:^|[\\s{#,])${key}:`).test(text));
    assert.deepEqual(missing, []);
  });

  it('is a configuration, with its comments and once they are taken out', () => {
    const env = { API_TOKEN: 'a', CONSUMER_KEY: 'b', CONSUMER_SECRET: 'c', USER_TOKEN: 'd', USER_SECRET: 'e' };
    const more = { OLD_TOKEN: 'f', GONE_TOKEN: 'g', OTHER_CONSUMER_KEY: 'h', OTHER_CONSUMER_SECRET: 'i', OTHER_API_TOKEN: 'j' };
    const read = (text: string) =>
      parseConfiguration<{ also?: object }>('platform.yaml', new TextEncoder().encode(text), { ...env, ...more }, 'platform');
    assert.equal(read(text).also, undefined);
    assert.ok(read(text.replace(/^( *)# (?=[ \w]+:)(?!A )/gm, '$1')).also);
  });

  it('leaves the bridge out, and does not guess it, if nobody names it', () => {
    assert.match(text, /^bridge_url: https:\/\/bridge\.example /m);
    const [{ content = '' } = {}] = platformFiles({ id: 'acme', url: 'https://api.example' });
    assert.match(content, /^# bridge_url: /m);
    assert.doesNotMatch(content, /^bridge_url/m);
  });

  it('gives the manifest different addresses for test and production', () => {
    const { api } = JSON.parse(files.find(({ path }) => path === 'manifest.json')?.content ?? '') as {
      api: Record<'test' | 'production', { base_url: string }>;
    };
    assert.notEqual(new URL(api.test.base_url).host, new URL(api.production.base_url).host);
  });
});
