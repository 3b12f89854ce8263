import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { requirements } from '../../../engine/catalogue/catalogue.ts';
import { ownFolder, readDocuments } from '../../../engine/contract/read.ts';
import { wirePage } from '../../../reporters/wire/page.ts';

const template = readFileSync(`${ownFolder}/specs/init/wire.md`, 'utf8');
const own = () => readDocuments(ownFolder).documents;
const salt = 'an-sso-salt-of-thirty-five-letters-or-more';
const example = ['resource-1', 'user_7c20', 'jane.doe@example.com', '', salt, '1764028800000'];

it('shows each call with its credentials, fields and answer, and a signature that is right', () => {
  const page = wirePage(own(), template);
  for (const part of [
    'POST /resources HTTP/1.1\nHost: partner.example\nAuthorization: Basic BASE64(id:api.password)\nContent-Type: application/json\n',
    '"callback_url": "https://api.example/v2/vendor/apps/addon_2f6b1c"',
    'DELETE /resources/resource-1 HTTP/1.1',
    'Return exactly 200.',
    'Refuse with 401: the credentials are missing or wrong.',
    'POST /sso HTTP/1.1\nHost: partner.example\nContent-Type: application/x-www-form-urlencoded\n',
    '- `config`: an object of strings, optional.',
    `joined\n${example.join(':')}\n\nsignature\n${createHash('sha512').update(example.join(':')).digest('hex')}\n`,
  ])
    assert.ok(page.includes(part), part);
  assert.doesNotMatch(page, /\{\{|\{calls\}|\{signature\}|undefined/);
});

it('names requirements that exist', () => {
  const ids = requirements().map(({ id }) => id as string);
  const named = [...template.matchAll(/\(([a-z]+\/[a-z0-9-]+)\)/g)].map(([, id = '']) => id);
  assert.equal(named.length, 5);
  for (const id of named) assert.ok(ids.includes(id), id);
});

it('says which statuses, values and lengths the documents allow, and what is deprecated', () => {
  const documents = structuredClone(own());
  const path = documents.provider.paths['/{endpoint}/{addon_id}'] as unknown as Record<string, { deprecated?: boolean; responses: object }>;
  Object.assign(path.delete?.responses ?? {}, { 204: { description: 'The resource is gone.' } });
  Object.assign(path.put ?? {}, { deprecated: true });
  type Fields = Record<string, { properties: Record<string, object> }>;
  const { ProvisioningRequest: sent, ProvisioningResponse: answered } = (documents.provider.components?.schemas ?? {}) as Fields;
  Object.assign(sent?.properties ?? {}, { region: { type: 'string', enum: ['PAR', 'RBX'] }, plan: { type: 'string', deprecated: true } });
  Object.assign(answered?.properties.id ?? {}, { maxLength: 36 });
  const page = wirePage(documents, template);
  for (const part of [
    'Return 200 or 204.',
    'Deprecated. A route that one sample provider has',
    '"region": "PAR"',
    '- `region`: a string, "PAR" or "RBX"',
    '- `plan`: a string, deprecated',
    "- `id`: a string, 36 characters or fewer. The resource's id",
    'This is version 2026-11 of the contract.',
  ])
    assert.ok(page.includes(part), part);
  assert.doesNotMatch(page, /"EU"|Return exactly 200/);
});

it('follows documents that were changed', () => {
  const documents = structuredClone(own());
  Object.assign(documents['sign-on'].signature, { hash: 'sha256', parts: ['timestamp', 'sso_salt', 'id'], separator: '|' });
  const schemas = documents.provider.components?.schemas as Record<string, { required: string[]; properties: Record<string, unknown> }>;
  schemas.ProvisioningRequest?.required.push('tier');
  Object.assign(schemas.ProvisioningRequest?.properties ?? {}, {
    tier: { type: 'string', description: 'How much it costs.', example: 'gold' },
  });
  const page = wirePage(documents, template);
  const joined = `1764028800000|${salt}|resource-1`;
  const signature = createHash('sha256').update(joined).digest('hex');
  for (const part of [
    '"tier": "gold"',
    '- `tier`: a string. How much it costs.',
    `joined\n${joined}`,
    `&signature=${signature}`,
    'SHA-256',
  ])
    assert.ok(page.includes(part), part);
});
