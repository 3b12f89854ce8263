import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isObject, parseManifest } from '../engine/document/manifest.ts';
import { keys, valueAt } from '../engine/document/pointer.ts';
import { judge } from '../engine/judge.ts';
import { providerRules } from './provider.ts';
import { bytes, casesOf, type DocumentCase, validators } from './test-cases.ts';

/** The part of a manifest that each rule judges, as far as a schema can express it. */
const partOf: Record<string, string> = {
  'manifest/is-a-json-object': '',
  'manifest/id-is-present': '/id',
  'manifest/id-is-well-formed': '/id',
  'manifest/name-is-a-string': '/name',
  'manifest/config-vars-are-strings': '/api/config_vars',
  'manifest/password-is-present': '/api/password',
  'manifest/sso-salt-is-present': '/api/sso_salt',
  'manifest/regions-include-eu': '/api/regions',
  'manifest/production-urls-are-present': '/api/production',
  'manifest/test-urls-are-present': '/api/test',
};

/** Only a URL parser can tell. */
const beyondAnySchema = new Set(['a port that cannot be']);

const complete = {
  id: 'acme-db',
  name: 'Acme Database',
  api: {
    config_vars: ['ACME_DB_URL'],
    password: 'a password of more than 35 characters',
    sso_salt: 'a sign-on salt of more than 35 characters',
    regions: ['eu'],
    production: { base_url: 'https://acme.example/resources', sso_url: 'https://acme.example/sso' },
    test: { base_url: 'https://test.acme.example/resources', sso_url: 'https://test.acme.example/sso' },
  },
};

/** The complete manifest with one part taken from a case; a part that the case leaves out is taken away. */
function completeWith(part: string, value: unknown): unknown {
  if (part === '') return isObject(value) ? { ...complete, ...value } : value;
  const manifest = structuredClone(complete);
  const path = keys(part);
  const parent = valueAt(manifest, path.length === 1 ? '' : `/${path[0]}`) as Record<string, unknown>;
  const name = path.at(-1) ?? '';
  if (value === undefined) delete parent[name];
  else parent[name] = value;
  return manifest;
}

describe('the JSON Schema of the manifest', () => {
  const expressible = providerRules.filter(({ requirement }) => partOf[requirement] !== undefined);
  const isRefused = (manifest: unknown) => {
    const document = parseManifest('manifest.json', Buffer.from(JSON.stringify(manifest)), {});
    return [...judge(expressible, { manifest: document }, () => 'must').values()].some(({ verdict }) => verdict === 'fail');
  };

  it('accepts a complete manifest', () => assert.equal(validators.manifest(complete), true));

  for (const rule of expressible) {
    const part = partOf[rule.requirement] ?? '';
    for (const example of casesOf(rule).filter((one) => !('failed' in one) && !beyondAnySchema.has(one.case)) as DocumentCase[]) {
      const { json, value } = parsed(example);
      if (json === undefined) continue;
      const manifest = completeWith(part, part === '' ? json : value(part));
      const refused = isRefused(manifest);
      it(`${refused ? 'refuses' : 'accepts'} what the rules do: ${part || 'the whole'}, ${example.case}`, () => {
        assert.ok(refused || example.verdict !== 'fail', 'the mistake is not in the complete manifest');
        assert.equal(validators.manifest(manifest), !refused);
      });
    }
  }
});

/** A case that is not JSON has no value; that it is none is judged above. */
function parsed(example: DocumentCase): { json: unknown; value(pointer: string): unknown } {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes(example)));
    return { json, value: (pointer) => valueAt(json, pointer) };
  } catch {
    return { json: undefined, value: () => undefined };
  }
}
