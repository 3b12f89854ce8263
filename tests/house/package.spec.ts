import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { root } from '../support/command.ts';
import { packedProject } from '../support/house/packed.ts';
import { isWhole } from '../support/proof.ts';
import { reportIn } from '../support/reading/reports.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let packed: ReturnType<typeof packedProject>;
let partner: Awaited<ReturnType<typeof startPartner>>;

test.beforeAll(async () => {
  packed = packedProject();
  partner = await startPartner({ manifest: partnerManifest() });
  packed.write('manifest.json', JSON.stringify(partner.manifest));
});

test.afterAll(async () => {
  await partner.close();
  packed.remove();
});

const certifying = ['node_modules/assay/dist/cli/bin.js', 'certify', 'manifest.json', '--plan', 'test', '--quiet', '--browser', 'off'];

test('the packed tarball is small and holds what runs, and nothing else', () => {
  const files = packed.files();
  // The site of guides, requirements and statements of the contract, with its pictures and the guides as text for the terminal, takes half of it.
  expect(packed.bytes).toBeLessThan(1_465_000);
  expect(
    files.filter((name) =>
      /\.(test|spec)\.|(^|\/)(tests|bench|tools|specs\/cases|golden|faults|oddities|hostile|idle)(\/|$)|\.tsbuildinfo/.test(name),
    ),
  ).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json', 'library/assay.d.ts']));
});

test('the packed tarball certifies from another project, beside another Playwright', async () => {
  const other = join(packed.project, 'node_modules/@playwright/test');
  mkdirSync(other, { recursive: true });
  packed.write('node_modules/@playwright/test/package.json', '{"name":"@playwright/test","version":"1.0.0","main":"index.js"}');
  packed.write('node_modules/@playwright/test/index.js', 'throw new Error("the wrong Playwright");');
  const { status, stdout, stderr } = await packed.node([...certifying, '--smoke']);
  rmSync(other, { recursive: true });
  expect({ status, stderr: stderr.includes('Error') ? stderr : '' }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('partial: acme-db');
});

test('a program certifies, signs and judges with the library', { tag: '@prove' }, async () => {
  packed.write(
    'program.js',
    `import { readFileSync, existsSync } from 'node:fs';
import { certify, rules, sign } from 'assay';
const manifest = JSON.parse(readFileSync('manifest.json', 'utf8'));
const common = { plan: ['test'], browser: 'off', out: 'judged' };
const [report, smoke, stopped] = await Promise.all([
  certify(manifest, { ...common, seed: 7 }),
  certify('manifest.json', { ...common, smoke: true }),
  certify(manifest, { ...common, signal: AbortSignal.abort('SIGTERM') }),
]);
const wrong = (given, options) => certify(given, options).catch(({ name, message }) => name + ': ' + message);
console.log(JSON.stringify({
  report, smoke: smoke.counts, isWhole: stopped.complete,
  wrong: [await wrong('nowhere.json'), await wrong(manifest, { colour: 'red' }), await wrong(manifest, { environment: 'production' })],
  again: rules.judgeReport(report),
  offline: rules.judgeManifest({ ...manifest, api: { ...manifest.api, regions: ['us'] } }),
  known: rules.requirements().length,
  form: sign.form({ id: 'r1', userId: 'u1', email: 'a@b.example', salt: 's', timestamp: 5 }),
  header: sign.request({ method: 'GET', url: 'https://api.example/self' }, { consumerKey: 'k', consumerSecret: 's' }, { nonce: 'n', timestamp: 5 }),
  isWritten: existsSync('judged/report.json'),
}));
`,
  );
  const { status, stdout, stderr } = await packed.node(['program.js']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const said = JSON.parse(stdout) as Record<string, never> & {
    report: Report;
    again: Report['requirements'];
    offline: Report['requirements'];
  };
  expect(said.report).toMatchObject({ verdict: 'partial', complete: true, seed: 7, resources: { left: [], unknown: [] } });
  const verdictsOf = (all: Report['requirements']) => Object.fromEntries(all.map(({ id, verdict }) => [id, verdict]));
  const live = said.report.requirements.filter(({ id, verdict }) => !id.startsWith('manifest/') && verdict === 'pass');
  expect(live.length).toBeGreaterThan(40);
  expect(verdictsOf(said.again)).toMatchObject(verdictsOf(live));
  expect(said.offline.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual(['manifest/regions-include-eu']);
  expect(said).toMatchObject({ isWritten: true, isWhole: false });
  expect(said.wrong).toEqual([
    'UsageError: nowhere.json: no such file',
    'UsageError: certify: unknown option "colour".',
    'UsageError: assay: production has to be confirmed; add --yes',
  ]);
  const hash = createHash('sha512').update('r1:u1:a@b.example::s:5').digest('hex');
  expect(said.form).toEqual({ id: 'r1', timestamp: '5', 'nav-data': '', email: 'a@b.example', user_id: 'u1', signature: hash });
  expect(said.header).toMatch(/^OAuth oauth_consumer_key="k", .*oauth_signature="[\w%]+"$/);
  expect(partner.resources()).toEqual([]);
  expect(stdout).not.toContain(partner.manifest.api.password);
});

test('the fixture works with a project’s own Playwright, and the types with its compiler', { tag: '@prove' }, async () => {
  packed.add('@playwright/test', 'playwright', 'playwright-core', '@types/node', 'undici-types');
  packed.write(
    'add-on.spec.ts',
    `import { expect, test as base } from '@playwright/test';
import { type Report, rules, sign } from 'assay';
import { withAssay } from 'assay/playwright';
const test = withAssay(base.extend<{ plan: string }>({ plan: 'test' }));
test('our add-on', async ({ assay, plan }, info) => {
  const report: Report = await assay.certify('manifest.json', { plan: [plan], smoke: true });
  expect(report.requirements.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  expect(report.counts.pass).toBeGreaterThan(10);
  expect(info.attachments.map(({ name }) => name)).toEqual(['report.json', 'report.html']);
  const form: Record<string, string> = sign.form({ id: 'r', userId: 'u', email: 'e', salt: 's' });
  expect(Object.keys(form)).toHaveLength(6);
  // @ts-expect-error: a misspelt option does not compile
  await expect(assay.certify('manifest.json', { plans: ['a'] })).rejects.toThrow('unknown option');
  expect(rules.requirements()[0]?.level).toMatch(/must|should|note/);
});
`,
  );
  packed.write('playwright.config.ts', `export default { testMatch: '*.spec.ts', reporter: 'line', workers: 1 };\n`);
  // Reading every declaration of Playwright takes longer than all the rest.
  const strict = [
    ...(isWhole ? [] : ['--skipLibCheck']),
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    'node',
    'add-on.spec.ts',
  ];
  const [ran, compiled] = await Promise.all([
    packed.node(['node_modules/@playwright/test/cli.js', 'test']),
    packed.node([join(root, 'node_modules/typescript/bin/tsc'), ...strict]),
  ]);
  expect({ status: ran.status, stderr: ran.stderr }, ran.stdout).toEqual({ status: 0, stderr: '' });
  expect(compiled).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(partner.resources()).toEqual([]);
});

for (const version of ['20', '22', '24']) {
  // It downloads a Node.
  test(`the packed tarball certifies on Node ${version}`, { tag: '@prove' }, async () => {
    const place = join(packed.folder, `node-${version}`);
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', place, `node@${version}`], {
      cwd: root,
      stdio: 'ignore',
    });
    const node = join(place, 'node_modules/node/bin/node');
    expect((await packed.node(['--version'], { node })).stdout).toMatch(new RegExp(`^v${version}\\.`));
    const { status, stderr } = await packed.node(certifying, { node });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { verdict, counts } = reportIn(packed.project);
    expect({ verdict, fail: counts.fail, warn: counts.warn, undecided: counts.undecided }).toEqual({
      verdict: 'partial',
      fail: 0,
      warn: 0,
      undecided: 0,
    });
  });
}
