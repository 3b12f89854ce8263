import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { main } from '../../../cli/main.ts';
import { buildReport } from '../../../engine/judging/report.ts';
import type { Io } from '../../../runs/run.ts';
import { changed, password, salt } from '../../../targets/reference/documents/manifest.ts';

const variable = (name: string) => `\${${name}}`;
const env = { PARTNER_PASSWORD: password, OPERATOR_SECRET: 'canary-7f3a' };
const foreign = changed(password, variable('OPERATOR_SECRET'));
const own = changed(password, variable('PARTNER_PASSWORD'));
const inAddress = changed('https://test.acme.example/resources', `https://${variable('PARTNER_PASSWORD')}.example/resources`);
const har = JSON.stringify({ log: { version: '1.2', creator: { name: 'x', version: '1' }, entries: [] } });
const exchange = {
  request: { method: 'GET', url: 'https://test.acme.example/resources', headers: [] },
  started: 0,
  ms: { total: 1 },
  number: 0,
};
const report = buildReport({
  version: '0',
  command: 'assay certify foreign.json',
  target: { kind: 'provider', name: 'acme-db', document: 'foreign.json' },
  started: new Date(0),
  judged: new Map(),
  leftOut: () => undefined,
  strict: false,
  more: { recordings: [{ play: 'a play', observations: [{ label: 'sso/valid', exchanges: [0] }] }], exchanges: [exchange] },
});
const platform = (manifest: string, names = '') =>
  `base_url: https://api.example\nprovider: { manifest: ${manifest} }\n${names && `env: [${names}]\n`}`;

let folder = '';
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-foreign-'));
  const files: Record<string, string> = {
    'foreign.json': foreign,
    'own.json': own,
    'address.json': inAddress,
    'salt.json': changed(salt, variable('OPERATOR_SECRET')),
    'traffic.har': har,
    'report.json': JSON.stringify(report),
    'platform.yaml': platform('foreign.json'),
    'own-platform.yaml': platform('own.json', 'PARTNER_PASSWORD'),
    'targets.yaml': JSON.stringify({
      targets: [
        { name: 'a', manifest: 'own.json', env: ['PARTNER_PASSWORD'] },
        { name: 'b', manifest: 'foreign.json', env: ['PARTNER_PASSWORD'] },
        { name: 'c', manifest: 'own.json' },
        { name: 'd', platform: 'platform.yaml' },
      ],
    }),
    'project/assay.yaml': 'manifest: own.json\nenv: [PARTNER_PASSWORD, OPERATOR_SECRET]\n',
    'project/own.json': own,
    'project/foreign.json': foreign,
    'project/targets.yaml': JSON.stringify({
      targets: [
        { name: 'b', manifest: 'foreign.json' },
        { name: 'a', manifest: 'own.json' },
      ],
    }),
    'plain/assay.yaml': 'env: [PARTNER_PASSWORD]\n',
    'plain/own.json': own,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  // Of a run that is over: its process has ended.
  const opened = new URL('../../../engine/ledger/open.js', import.meta.url);
  for (const [run, target] of Object.entries({ r1: 'foreign.json', r2: 'own.json' })) {
    const header = JSON.stringify({ run, target: join(folder, target) });
    const undo = JSON.stringify({ kind: 'delete-resource', url: 'https://test.acme.example/resources', addonId: 'a', environment: 'test' });
    const program = `const { openLedger } = await import(${JSON.stringify(opened.href)}); const ledger = openLedger(${JSON.stringify(join(folder, 'ledgers'))}, ${header}); ledger.made(ledger.intend(${undo}), { resourceId: 'res_1' }); ledger.close();`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
    assert.equal(status, 0, String(stderr));
  }
});
after(() => rmSync(folder, { recursive: true }));

async function ended(argv: string[], cwd = folder) {
  const said: string[] = [];
  const io: Io = {
    ...{ out: (text: string) => said.push(text), err: (text: string) => said.push(text) },
    ...{ env, cwd, color: false, version: '0', interruption: () => AbortSignal.abort('SIGINT') },
    ...{ confirm: async () => undefined, terminal: () => undefined, stdin: async () => '' },
  };
  const status = await main(argv, io).catch((error: Error) => {
    if (error.name !== 'UsageError') throw error;
    said.push(error.message);
    return 2;
  });
  return { status, said: said.join('\n') };
}

describe('a manifest that asks for a variable that nobody allowed', () => {
  for (const line of [
    'check foreign.json',
    'check salt.json',
    'check foreign.json --allow-env PARTNER_PASSWORD',
    'certify foreign.json --dry-run',
    'sso foreign.json --id res_1',
    'traffic traffic.har --manifest foreign.json',
    'proxy --to http://127.0.0.1:9 --manifest foreign.json',
    'stand-in partner foreign.json',
    'replay report.json#0',
    'reap ledgers/r1.jsonl',
    'doctor foreign.json',
    'gate platform.yaml --dry-run',
    'gate platform.yaml --dry-run --allow-env PARTNER_PASSWORD',
  ])
    it(`is refused with one line, and nothing is sent: assay ${line}`, async () => {
      const { status, said } = await ended(line.split(' '));
      assert.equal(status, 2, said);
      assert.match(
        said,
        /^\S*\.json:\d+:\d+: the manifest asks for the variable OPERATOR_SECRET, which is not allowed; allow it with --allow-env OPERATOR_SECRET, [^\n]*$/,
      );
    });

  it('is refused in an address also where the variable is allowed, and its value is not shown', async () => {
    for (const line of ['check address.json', 'certify address.json --dry-run', 'doctor address.json']) {
      const { status, said } = await ended([...line.split(' '), '--allow-env', 'PARTNER_PASSWORD']);
      assert.equal(status, 2, said);
      assert.match(said, /^address\.json:\d+:\d+: \$\{PARTNER_PASSWORD\} cannot be used here: [^\n]*$/);
    }
  });
});

describe('a variable that is allowed', () => {
  for (const line of [
    'certify own.json --dry-run --allow-env PARTNER_PASSWORD',
    'certify own.json --dry-run --env PARTNER_PASSWORD',
    'sso own.json --id res_1 --allow-env PARTNER_PASSWORD',
    'gate own-platform.yaml --dry-run',
  ])
    it(`is taken: assay ${line}`, async () => assert.equal((await ended(line.split(' '))).status, 0));

  it('is taken where assay.yaml allows it', async () => {
    assert.equal((await ended(['certify', 'own.json', '--dry-run'], join(folder, 'plain'))).status, 0);
    assert.equal((await ended(['certify', 'own.json', '--dry-run'], join(folder, 'project'))).status, 0);
  });

  it('is for the manifest that assay.yaml names, and no other', async () => {
    assert.equal((await ended(['certify', 'foreign.json', '--dry-run'], join(folder, 'project'))).status, 2);
  });

  it('has a name: a value is refused, and not repeated', async () => {
    const { status, said } = await ended(['certify', 'own.json', '--allow-env', 'PARTNER_PASSWORD=canary', '--dry-run']);
    assert.equal(status, 2);
    assert.equal(said, 'assay: --allow-env takes the name of a variable that the manifest may use, without its value');
    const old = await ended(['certify', 'own.json', '--env', 'PARTNER_PASSWORD=canary', '--dry-run']);
    assert.deepEqual(old, { status: 2, said: 'assay: --env is now --allow-env. See assay certify --help' });
  });
});

describe('in a fleet, a variable', () => {
  it("is for the target that names it: a partner's never reaches another one", async () => {
    const { status, said } = await ended(['fleet', 'targets.yaml', '--dry-run']);
    assert.equal(status, 2);
    assert.deepEqual(
      said
        .split('\n')
        .filter((line) => /cannot be judged/.test(line))
        .map((line) => line.replace(/, which is not allowed.*/, '')),
      [
        'b cannot be judged: foreign.json:9:17: the manifest asks for the variable OPERATOR_SECRET',
        'c cannot be judged: own.json:9:17: the manifest asks for the variable PARTNER_PASSWORD',
        'd cannot be judged: foreign.json:9:17: the manifest asks for the variable OPERATOR_SECRET',
      ],
    );
  });

  it('is not allowed to all of them, neither by --allow-env nor by assay.yaml', async () => {
    const { said } = await ended(['fleet', 'targets.yaml', '--dry-run', '--allow-env', 'OPERATOR_SECRET']);
    assert.match(said, /--allow-env would allow a variable to every target/);
    const project = await ended(['fleet', 'targets.yaml', '--dry-run'], join(folder, 'project'));
    assert.equal(project.said.match(/cannot be judged/g)?.length, 2);
  });

  it('is not allowed to the ledgers of several targets', async () => {
    const { status, said } = await ended(['reap', 'ledgers', '--allow-env', 'PARTNER_PASSWORD']);
    assert.equal(status, 2);
    assert.match(said, /--allow-env would allow a variable to the manifests of several targets; name one ledger/);
  });
});
