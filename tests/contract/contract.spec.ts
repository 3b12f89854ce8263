import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from '../support/command.ts';

const id = 'provision/quota-is-a-number';

const field = `
        quota:
          type: integer
          x-requirement: ${id}
`;

const row = `
  - id: ${id}
    level: must
    text: The quota is a whole number.
    source: marketplace §4
    judged: The type of \`quota\` in accepted answers is looked at.
    documents: {}
    hint: Write \`quota\` as a number.
    when: the answer has a \`quota\`
`;

/** Prints the verdict of the rule on one accepted answer. */
const judging = `
  const [{ providerRules }, { judge }, { join }] = await Promise.all(
    ['suites/registry/provider.js', 'engine/judging/judge.js', 'engine/recording/recording.js'].map((file) => import(process.cwd() + '/dist/' + file)));
  const answer = { id: 'r-1', ...JSON.parse(process.argv[1]) };
  const exchange = {
    request: { method: 'POST', url: 'https://acme.example/resources', headers: [] },
    response: { status: 200, headers: [['content-type', 'application/json']], body: JSON.stringify(answer) },
    started: 0, ms: { total: 1 },
  };
  const played = join([{ play: 'a case', observations: [{ label: 'provision/first', exchanges: [0] }], exchanges: [exchange] }]);
  const rule = providerRules().find(({ requirement }) => requirement === '${id}');
  const { verdict, problems } = judge([{ ...rule, after: [] }], { played }, () => 'must').get('${id}');
  console.log(JSON.stringify({ verdict, after: rule.after, problems: problems.map(({ expected, got }) => expected + ', got ' + got) }));
`;

/** Adds a text behind the one place where another stands. */
function add(file: string, behind: string, text: string): void {
  const before = readFileSync(file, 'utf8');
  expect(before.split(behind)).toHaveLength(2);
  writeFileSync(
    file,
    before.replace(behind, () => `${behind}${text}`),
  );
}

test.describe('a field that is added to a document, and one row', () => {
  // One copy of the project serves all three.
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let folder = '';

  const node = async (...args: string[]): Promise<string> => {
    const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...env } = process.env;
    return (await promisify(execFile)(process.execPath, args, { cwd: folder, env, maxBuffer: 20_000_000 })).stdout;
  };

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assay-contract-'));
    for (const part of [
      'openapi',
      'specs',
      'runs',
      'suites',
      'reporters/assets',
      'dist',
      'docs/proof',
      'docs/proof.md',
      'package.json',
      'package-lock.json',
    ])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    add(join(folder, 'openapi/provider.yaml'), '          x-requirement: provision/config-is-a-string-map\n', field.slice(1));
    const rows = join(folder, 'suites/provisioning/requirements.yaml');
    writeFileSync(rows, `${readFileSync(rows, 'utf8')}${row}`);
    await node('dist/tools/generate.js');
    await node('dist/tools/build.js');
    await node('dist/tools/docs.js');
  });

  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('make a rule, without any TypeScript', async () => {
    const verdictOn = async (answer: object) => JSON.parse(await node('--input-type=module', '-e', judging, JSON.stringify(answer)));
    const after = ['provision/answers-json'];
    expect(await verdictOn({ quota: 'ten' })).toEqual({
      verdict: 'fail',
      after,
      problems: ['quota as a whole number, got a string'],
    });
    expect(await verdictOn({ quota: 10 })).toEqual({ verdict: 'pass', after, problems: [] });
    expect(await verdictOn({})).toEqual({ verdict: 'not-applicable', after, problems: [] });
  });

  test('are in the catalogue, and have a page', async () => {
    const { rows } = JSON.parse(await node('dist/cli/bin.js', 'list', '--json', '--surface', 'provisioning'));
    expect(rows).toContainEqual(expect.objectContaining({ id, level: 'must', covered: true, target: 'provider' }));
    expect(await node('dist/cli/bin.js', 'explain', id)).toContain('The quota is a whole number.');
    expect(readFileSync(join(folder, `docs/fix/${id}.md`), 'utf8')).toContain('Write `quota` as a number.');
  });

  test('are covered by cases that are made from the document', { tag: '@prove' }, async () => {
    const results = await node('--test', '--test-reporter=tap', `--test-name-pattern=${id}|quota`, 'dist/tests/unit/suites/cases.test.js');
    for (const said of ['says pass to provision 2XX with every field, made', 'says not-applicable to provision 2XX with the least, made'])
      expect(results).toMatch(new RegExp(`^ +ok \\d+ - ${said}$`, 'm'));
    expect(results).toMatch(/^ +ok \d+ - says fail to provision 2XX with a string as content\.body\.quota \(type\), made$/m);
    expect(results).toMatch(/^# fail 0$/m);
  });
});
