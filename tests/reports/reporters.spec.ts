import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DOMParser } from '@xmldom/xmldom';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { certified } from '../support/certifying.ts';
import { assay, bin, changed, everything, inFolder, manifest, type Outcome, password, salt } from '../support/command.ts';
import { needs } from '../support/needs.ts';
import { withoutPackage } from '../support/without-package.ts';

const broken = changed('"eu"', '"us"');
const isPage = (name: string) => /(^|\/)fix\//.test(name);
const names = ({ written }: Outcome) =>
  Object.keys(written)
    .filter((name) => !isPage(name))
    .sort();

test.describe('--reporter', () => {
  test('writes every format that it names, beside report.json', async () => {
    const outcome = await assay(['check', 'm.json', '--reporter', 'terminal,html,junit,markdown,sarif'], { files: { 'm.json': broken } });
    expect(outcome.status).toBe(1);
    const out = ['junit.xml', 'report.html', 'report.json', 'report.md', 'report.sarif'].map((name) => `assay-report/${name}`);
    expect(names(outcome)).toEqual(out);
    for (const path of out) expect(outcome.written[path]).toContain('regions-include-eu');
    expect(outcome.stdout).toContain('not conforming: acme-db');
    expect(outcome.stdout).toContain(
      'Also: assay-report/report.html, assay-report/junit.xml, assay-report/report.md, assay-report/report.sarif',
    );
    expect(outcome.stderr).toBe('');
  });

  test('a green run in the same folder leaves no page of an earlier failure', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-green-'));
    try {
      const page = join(folder, 'assay-report/fix/manifest/regions-include-eu.html');
      for (const [text, isThere] of [
        [broken, true],
        [manifest, false],
      ] as const) {
        writeFileSync(join(folder, 'm.json'), text);
        await inFolder(['check', 'm.json', '--reporter', 'terminal,html'], folder);
        expect(existsSync(page)).toBe(isThere);
        // It stands alone there: with its styles, and without the files of the site.
        if (isThere) expect(readFileSync(page, 'utf8')).toMatch(/^(?![\s\S]*<(?:link rel="stylesheet"|script))[\s\S]*<style>:root/);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('without terminal and json, the verdict is printed alone', async () => {
    const { stdout } = await assay(['check', 'm.json', '--reporter', 'junit'], { files: { 'm.json': broken } });
    expect(stdout).toMatch(/^not conforming: acme-db, .*\nAlso: assay-report\/junit\.xml\n$/);
  });

  test('json stays JSON beside files', async () => {
    const { stdout, written } = await assay(['check', 'm.json', '--reporter', 'json,junit'], { files: { 'm.json': broken } });
    expect(JSON.parse(stdout)).toEqual(JSON.parse(written['assay-report/report.json'] ?? ''));
  });

  test('an unknown name is refused with the known ones, before anything is judged', async () => {
    const { status, stderr, written } = await assay(['certify', 'm.json', '--reporter', 'html,xml'], { files: { 'm.json': manifest } });
    expect({ status, written }).toEqual({ status: 2, written: {} });
    expect(stderr).toBe(
      'assay: unknown reporter "xml"; known reporters: terminal, json, html, junit, markdown, sarif, baseline, allure, or a module (./mine.mjs)\n',
    );
  });

  test.describe('with a module of your own', () => {
    const judged = (module: string, ...more: string[]) =>
      assay(['check', 'm.json', '--reporter', 'terminal,./mine.mjs', ...more], { files: { 'm.json': broken, 'mine.mjs': module } });

    test('writes its text, or its files, beside report.json', async () => {
      const text = await judged(
        'export default (report) => report.requirements.filter((one) => one.verdict === "fail").map((one) => one.id).join();',
      );
      expect(text.stderr).toBe('');
      expect(text.status).toBe(1);
      expect(text.written['assay-report/mine.txt']).toBe('manifest/regions-include-eu');
      expect(text.stdout).toContain('Also: assay-report/mine.txt');
      const files = await judged(
        'export default (report) => { const text = report.target.name; report.target.name = "changed"; return [{ file: "a.csv", text }, { file: "b.csv", text }]; }',
      );
      expect(names(files)).toEqual(['a.csv', 'b.csv', 'report.json'].map((name) => `assay-report/${name}`));
      expect(files.written['assay-report/a.csv']).toBe('acme-db');
      expect(files.written['assay-report/report.json']).not.toContain('"changed"');
    });

    for (const [what, module, message, isJudged] of [
      ['does not parse', 'export default (', /mine\.mjs: cannot be loaded as a reporter: /, false],
      ['exports no function', 'export const text = "";', /mine\.mjs: expected a function as default export/, false],
      ['throws', 'export default () => { throw new Error("no luck"); };', /mine\.mjs: the reporter failed: no luck$/, true],
      ['returns a promise', 'export default async () => "";', /mine\.mjs: expected text, or a list of .* got a promise$/, true],
      ['leaves the folder', 'export default () => [{ file: "../a", text: "" }];', /got \[\{"file":"\.\.\/a","text":""\}\]$/, true],
    ] as const)
      test(`that ${what} is refused, and costs no verdict`, async () => {
        const outcome = await judged(module);
        expect(outcome.status).toBe(2);
        expect(outcome.stderr.trim()).toMatch(message);
        expect(outcome.stdout.includes('not conforming: acme-db')).toBe(isJudged);
        expect(names(outcome)).toEqual(isJudged ? ['assay-report/report.json'] : []);
      });

    test('is not run because assay.yaml names it', async () => {
      const { status, stderr } = await assay(['check', 'm.json'], {
        files: {
          'm.json': manifest,
          'mine.mjs': 'throw new Error("run")',
          'assay.yaml': 'options: { reporter: "terminal, ./mine.mjs" }\n',
        },
      });
      expect(status).toBe(2);
      expect(stderr).toMatch(/^assay: assay\.yaml:1:\d+: reporter names a module, which would be run; name it on the command line/);
    });
  });

  test('allure writes results and one page of them', needs('java', '@prove'), async () => {
    test.setTimeout(180_000);
    const outcome = await assay(['check', 'm.json', '--reporter', 'allure', '--quiet'], { files: { 'm.json': broken }, limit: 150_000 });
    const results = names(outcome).filter((name) => name.endsWith('-result.json'));
    const report = JSON.parse(outcome.written['assay-report/report.json'] ?? '') as Report;
    expect(results).toHaveLength(report.requirements.length);
    expect(outcome.stderr).toBe('');
    const page = outcome.written['assay-report/allure-report/index.html'];
    expect(page).toContain('<html');
    expect(page).not.toMatch(/<script[^>]* src="https?:/);
    expect(names(outcome).filter((name) => name.includes('.allure-'))).toEqual([]);
  });

  test('without Java, allure says so in one line and leaves the results', async () => {
    const env = { PATH: '/nowhere', JAVA_HOME: '' };
    const outcome = await assay(['check', 'm.json', '--reporter', 'allure', '--quiet'], { files: { 'm.json': broken }, env });
    expect(outcome.status).toBe(1);
    expect(outcome.stderr).toMatch(
      /^assay-report\/allure-report\/index\.html: not made, because it needs Java \(.*\); the results are in assay-report\/allure-results\n$/,
    );
    expect(names(outcome).some((name) => name.endsWith('-result.json'))).toBe(true);
  });

  test('without its generator, allure says in one line what to install, and leaves the results', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-test-'));
    writeFileSync(join(folder, 'm.json'), broken);
    const args = [...withoutPackage('allure-commandline'), bin, 'check', 'm.json', '--reporter', 'allure', '--quiet'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH } });
    const results = readdirSync(join(folder, 'assay-report/allure-results')).filter((name) => name.endsWith('-result.json'));
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^assay-report\/allure-report\/index\.html: not made, because it needs allure-commandline \(npm install --save-dev allure-commandline@2\).*; the results are in assay-report\/allure-results\n$/,
    );
    expect(results.length).toBeGreaterThan(10);
  });
});

test('a certification that fails shows the call, how to repeat it, and no secret, in every format', async () => {
  test.setTimeout(180_000);
  const fault = Object.values(partnerFaults).find(({ breaks }) => breaks.includes('sso/decodes-form-fields'));
  const outcome = await certified({ partner: fault?.partner ?? {}, manifest: { password, salt } }, [
    ...['--browser', 'off', '--only', 'sso/*,provision/succeeds', '--reporter', 'terminal,html,junit,markdown,sarif'],
  ]);
  expect(outcome.status).toBe(1);
  const [problem] = outcome.report.requirements.find(({ id }) => id === 'sso/decodes-form-fields')?.problems ?? [];
  expect(problem?.at).toMatch(/^POST http:/);
  const {
    'junit.xml': junit = '',
    'report.sarif': sarif = '',
    'report.md': markdown = '',
  } = Object.fromEntries(Object.entries(outcome.written).map(([path, text]) => [path.replace('assay-report/', ''), text]));
  const results = JSON.parse(sarif).runs[0].results as { ruleId: string; locations: { logicalLocations: { name: string }[] }[] }[];
  const result = results.find(({ ruleId }) => ruleId.startsWith('sso/decodes-form-fields/'));
  expect(result?.locations[0]?.logicalLocations[0]?.name).toBe(problem?.at);
  const failures = new DOMParser().parseFromString(junit, 'text/xml').getElementsByTagName('failure');
  expect([...failures].some(({ textContent }) => textContent?.includes(problem?.repeat ?? 'no command'))).toBe(true);
  expect(markdown).toContain('<summary><code>sso/decodes-form-fields</code>');
  for (const secret of [password, salt]) expect(everything(outcome)).not.toContain(secret);
  expect(outcome.stderr).not.toContain('withheld');
});
