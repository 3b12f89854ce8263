import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chosenTargets, preparedTarget, readTargets } from '../../../../runs/fleet/targets.ts';
import { defaultArguments, type Io } from '../../../../runs/run.ts';
import { changed, password } from '../../../../targets/reference/documents/manifest.ts';

let io: Io;

before(() => {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-targets-'));
  io = { cwd, env: { GATEWAY: 'gateway-key-12345' }, err: () => {}, out: () => {} } as unknown as Io;
  mkdirSync(join(cwd, 'more'));
  const files = {
    'targets.yaml': `include: [more/eu.yaml]
targets:
  - { name: one, manifest: one.json, tags: [gold], owner: Team A, contact: a@example.com }`,
    'more/eu.yaml': `targets:
  - name: two
    manifest: two.json
    tags: [eu, gold]
    env_files: { PARTNER_PASSWORD: password.txt }
    headers: { X-Gateway: "\${GATEWAY}", X-Mounted: "@header.txt" }
    max_rps: 3`,
    'nested.yaml': 'include: [targets.yaml]',
    'twice.yaml': 'targets: [{ name: a, manifest: a.json }, { name: A, manifest: b.json }]',
    'taken.yaml': 'targets: [{ name: Unfinished.jsonl, manifest: a.json }]',
    'more/two.json': changed(password, '$' + '{PARTNER_PASSWORD}'),
    'more/password.txt': `${password}\n`,
    'more/header.txt': 'mounted-header-value\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
});
after(() => rmSync(io.cwd, { recursive: true }));

const args = {
  ...defaultArguments,
  workers: 1,
  'per-host': 1,
  resume: false,
  'resume-within': 12,
  worker: false,
  'stalled-after': 30,
  'driver-timeout': 1,
  'expires-within': 14,
};

describe('the targets of a fleet', () => {
  it('can stand in several files, with paths of each file', () => {
    const [one, two] = readTargets('targets.yaml', io);
    assert.equal(one?.within('one.json'), 'one.json');
    assert.equal(two?.within('two.json'), join('more', 'two.json'));
    assert.throws(() => readTargets('nested.yaml', io), /targets\.yaml: a file that is included cannot include others/);
  });

  it('need names that are no file of ours and differ in more than case', () => {
    assert.throws(() => readTargets('twice.yaml', io), /two targets are named "A"/);
    assert.throws(() => readTargets('taken.yaml', io), /a target cannot be named "Unfinished\.jsonl"/);
  });

  it('are chosen by tag or by name; a tag that nobody has is refused', () => {
    const all = readTargets('targets.yaml', io);
    const names = (wanted?: string[]) => chosenTargets(all, wanted).map(({ name }) => name);
    assert.deepEqual(names(), ['one', 'two']);
    assert.deepEqual(names(['gold']), ['one', 'two']);
    assert.deepEqual(names(['eu']), ['two']);
    assert.deepEqual(names(['one']), ['one']);
    assert.throws(() => names(['silver']), /--only-targets silver: no target has this tag or name/);
  });

  it('have secrets, headers and a rate of their own', async () => {
    const [, two] = readTargets('targets.yaml', io);
    assert.ok(two);
    const { prepared } = await preparedTarget(two, args, io);
    assert.ok('run' in prepared);
    assert.deepEqual(prepared.run.headers, [
      ['X-Gateway', 'gateway-key-12345'],
      ['X-Mounted', 'mounted-header-value'],
    ]);
    assert.equal(prepared.run.maxRps, 3);
    assert.ok(prepared.secrets.some(({ value }) => value === password));
    assert.ok(prepared.secrets.some(({ value }) => value === 'mounted-header-value'));
  });

  it('do not get the variables of another target', async () => {
    const [, two] = readTargets('targets.yaml', io);
    assert.ok(two);
    const { env_files: _none, ...without } = two;
    await assert.rejects(preparedTarget(without, args, io), /PARTNER_PASSWORD/);
  });
});
