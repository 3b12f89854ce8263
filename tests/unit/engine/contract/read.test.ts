import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { compiledContract } from '../../../../engine/contract/ajv.ts';
import { inlined } from '../../../../engine/contract/inline.ts';
import { readDocuments } from '../../../../engine/contract/read.ts';
import { UsageError } from '../../../../engine/documents/usage-error.ts';

const root = fileURLToPath(new URL('.', import.meta.resolve('#package')));
const folder = mkdtempSync(join(tmpdir(), 'assay-read-'));
after(() => rmSync(folder, { recursive: true }));

mkdirSync(join(folder, 'specs/schemas'), { recursive: true });
cpSync(join(root, 'openapi'), join(folder, 'openapi'), { recursive: true });
cpSync(join(root, 'specs/schemas/manifest.schema.json'), join(folder, 'specs/schemas/manifest.schema.json'));
const provider = join(folder, 'openapi/provider.yaml');
const text = readFileSync(provider, 'utf8');

const refusal = (change: string): string => {
  writeFileSync(provider, change);
  try {
    compiledContract(readDocuments(folder).documents);
  } catch (error) {
    assert.ok(error instanceof UsageError, String(error));
    return error.message;
  } finally {
    writeFileSync(provider, text);
  }
  throw new Error('it was accepted');
};

describe('the documents of a folder', () => {
  it('are read with the line and column of each place', () => {
    const { locate } = readDocuments(folder);
    const line = text.split('\n').findIndex((one) => one.includes('operationId: deprovision')) + 1;
    assert.equal(locate('provider', '/paths/~1{endpoint}~1{addon_id}/delete/operationId'), `openapi/provider.yaml:${line}:20`);
  });

  it('are refused with file, line and column where they are no YAML', () => {
    assert.match(refusal(`${text}\n  : [`), /^openapi\/provider\.yaml:\d+:\d+: /);
  });

  it('are refused where a reference leads to nothing, out of the file, or back to itself', () => {
    const broken = (reference: string) => refusal(text.replace('#/components/schemas/Options', reference));
    assert.match(broken('#/components/schemas/Gone'), /refers to nothing/);
    assert.match(broken('https://elsewhere.example/x.yaml'), /leads out of the document/);
    assert.match(broken('../../../etc/passwd'), /leads out of the document/);
    assert.match(broken('#/components/schemas/ProvisioningRequest'), /refers to itself/);
  });

  it('are refused where one is missing', () => {
    assert.throws(() => readDocuments(join(folder, 'openapi')), /cannot be read; a contract has openapi/);
  });
});

describe('a reference that is filled in', () => {
  const document = { parts: { Name: { type: 'string', description: 'prose', 'x-requirement': 'a/b' } } };

  it('loses its prose, and what stands beside it wins', () => {
    assert.deepEqual(inlined(document, { $ref: '#/parts/Name', 'x-requirement': 'c/d' }), { type: 'string', 'x-requirement': 'c/d' });
  });

  it('keeps a field that is called as a word of prose', () => {
    const part = { properties: { description: { $ref: '#/parts/Name' }, $ref: { type: 'string' } } };
    assert.deepEqual(inlined(document, part), {
      properties: { description: { type: 'string', 'x-requirement': 'a/b' }, $ref: { type: 'string' } },
    });
  });
});
