import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import service from 'vscode-json-languageservice';

const { getLanguageService, TextDocument } = service;

const uri = 'https://assay.example/schemas/manifest.schema.json';
const schema = JSON.parse(readFileSync(new URL(import.meta.resolve('#specs/schemas/manifest.schema.json')), 'utf8'));
const editor = getLanguageService({});
editor.configure({ validate: true, schemas: [{ uri, fileMatch: ['*'], schema }] });

const urls = (base: string) => ({ base_url: `${base}/resources`, sso_url: `${base}/sso` });
const secret = 'k3uQ9xZt7Wf1Lr5Vb8Nc2Mh6Pd4Sg0Ya-Je';

const named = (variable: string) => `$\{${variable}}`;

const manifestWith = (api: object = {}, own: object = {}) => ({
  id: 'acme-mail',
  api: {
    ...{ config_vars: ['ACME_MAIL_URL'], password: secret, sso_salt: secret, regions: ['eu'] },
    ...{ production: urls('https://acme.example'), test: urls('https://test.acme.example'), ...api },
  },
  ...own,
});

/** What the editor underlines: the text, and why. */
async function underlined(manifest: object): Promise<string[]> {
  const document = TextDocument.create('file:///manifest.json', 'json', 1, JSON.stringify(manifest, null, 2));
  const found = await editor.doValidation(document, editor.parseJSONDocument(document));
  return found.map(({ range, message }) => `${document.getText(range).split('\n')[0]}: ${String(message).replace(/\s+/g, ' ')}`);
}

/** The same by a validator that knows no format. */
const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

describe('a manifest in an editor', () => {
  it('is good: nothing is underlined', async () => assert.deepEqual(await underlined(manifestWith()), []));

  it('is weak, or takes its secrets from the environment: what the contract only suggests is no mistake', async () => {
    assert.deepEqual(await underlined(manifestWith({ password: 'short', sso_salt: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' })), []);
    assert.deepEqual(await underlined(manifestWith({ password: named('ACME_PASSWORD'), sso_salt: named('ACME_SALT') })), []);
  });

  it('is wrong: each mistake is underlined', async () => {
    const wrong = manifestWith({ regions: ['us'], config_vars: [7], test: urls('ftp://acme.example') }, { id: 'Acme Mail' });
    const found = await underlined(wrong);
    for (const text of ['"Acme Mail"', '7', '[', '"ftp://acme.example/resources"', '"ftp://acme.example/sso"'])
      assert.ok(
        found.some((line) => line.startsWith(`${text}: `)),
        `${text} in ${found.join('\n')}`,
      );
    assert.equal(found.length, 5);
  });

  it('needs http or https in every address, also by a validator without formats', () => {
    assert.ok(isValid(manifestWith()));
    for (const base of ['ftp://acme.example', 'acme.example', '//acme.example', 'javascript:alert(1)'])
      assert.ok(!isValid(manifestWith({ production: urls(base) })), base);
    assert.ok(isValid(manifestWith({ production: urls('HTTPS://acme.example') })));
  });

  it('shows a description of every property', () => {
    const bare: string[] = [];
    const visit = (node: Record<string, unknown>, path: string): void => {
      for (const [name, inner] of Object.entries(Object(node.properties) as Record<string, Record<string, unknown>>)) {
        if (typeof inner.description !== 'string') bare.push(`${path}/${name}`);
        visit(inner, `${path}/${name}`);
      }
    };
    visit(schema, '');
    visit(schema.$defs.Endpoints, '/Endpoints');
    assert.deepEqual(bare, []);
  });
});
