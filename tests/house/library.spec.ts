import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../fixtures/free-port.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { root } from '../support/command.ts';
import { packedProject } from '../support/house/packed.ts';
import { needs } from '../support/needs.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const playwright = ['node_modules/@playwright/test/cli.js', 'test'];

/** The programs of the guides, each in a file of its own: the one that its first line names, if it names one. */
const programs = ['README.md', 'docs/library.md'].flatMap((guide) =>
  [...readFileSync(join(root, guide), 'utf8').matchAll(/^```(js|ts)\n([\s\S]*?)^```$/gm)].map(([, language, text = ''], index) => {
    const isTest = text.includes("'@playwright/test'");
    const [, name = `${guide.replace(/\W/g, '-')}-${index}${isTest ? '.spec' : ''}.${language}`] = /^\/\/ (\w[\w.]*\.ts)/.exec(text) ?? [];
    return { name, text };
  }),
);

/** Those that judge a target, and how each is run. */
const asserting = programs
  .filter(({ text }) => /assertConforming\(|toConform\(/.test(text))
  .map(({ name }) => ({ name, run: name.includes('.spec.') ? [...playwright, '--config', 'own.config.ts', name] : [name] }));

let packed: ReturnType<typeof packedProject>;

test.beforeAll(() => {
  packed = packedProject();
  packed.add('@playwright/test', 'playwright', 'playwright-core', '@types/node', 'undici-types');
  packed.write('own.config.ts', `export default { testMatch: '*.spec.ts', reporter: 'line', workers: 1 };\n`);
  for (const { name, text } of programs) packed.write(name, text);
});

test.afterAll(() => packed.remove());

test('the programs of the guides compile, and judge nothing without an assertion', { tag: '@prove' }, async () => {
  expect(asserting).toHaveLength(2);
  const options = ['--strict', '--noEmit', '--allowJs', '--checkJs', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2022'];
  const names = programs.map(({ name }) => name);
  const compiled = await packed.node([join(root, 'node_modules/typescript/bin/tsc'), ...options, '--types', 'node', ...names]);
  expect(compiled).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('they are green while the service runs', needs('browser', '@prove'), async () => {
  const partner = await startPartner({ manifest: partnerManifest() });
  packed.write('manifest.json', JSON.stringify(partner.manifest));
  try {
    for (const { name, run } of [...asserting, { name: 'assay.spec.ts', run: playwright }]) {
      const { status, stdout, stderr } = await packed.node(run);
      expect(status, `${name}: ${stdout}${stderr}`).toBe(0);
    }
  } finally {
    await partner.close();
  }
});

test('they are red when it is down, and say why', { tag: '@prove' }, async () => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const manifest = partnerManifest();
  const test = { base_url: `${origin}/resources`, sso_url: `${origin}/sso` };
  packed.write('manifest.json', JSON.stringify({ ...manifest, api: { ...manifest.api, test } }));
  for (const { name, run } of asserting) {
    const { status, stdout, stderr } = await packed.node(run);
    expect(status, name).toBe(1);
    expect(stdout + stderr, name).toMatch(
      /expected acme-db to conform, got (inconclusive|not-conforming): .+\n +(undecided|fail|blocked) \w+\/\S+: /,
    );
  }
});
