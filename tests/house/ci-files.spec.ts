import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { changed } from '../support/command.ts';
import { packedProject } from '../support/packed.ts';

interface Workflow {
  env: Record<string, string>;
  jobs: Record<string, { steps: { run?: string; if?: string }[] }>;
}

type Packed = ReturnType<typeof packedProject>;

// Nothing can be called there, so that nothing is played.
const silent = changed('https://test.acme.example/sso', 'nowhere');
const package_ = { type: 'module', scripts: { start: 'node server.js' }, dependencies: {}, engines: { node: '22' } };

/** An empty repository with the packed tarball in it, as `npm ci` leaves it. */
async function repository(files: Record<string, string>, work: (packed: Packed) => Promise<void>): Promise<void> {
  const packed = packedProject();
  try {
    const bin = join(packed.project, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    // The first call may be told to be inconclusive, as after a network that went away.
    const script = `#!/bin/sh\nif [ -f inconclusive ]; then rm inconclusive; exit 3; fi\nexec "${process.execPath}" "${packed.installed}/dist/cli/bin.js" "$@"\n`;
    writeFileSync(join(bin, 'assay'), script);
    chmodSync(join(bin, 'assay'), 0o755);
    // There is no registry here: what `npm ci` would install is there already.
    mkdirSync(join(packed.folder, 'path'));
    writeFileSync(join(packed.folder, 'path/npm'), '#!/bin/sh\n[ "$1" = ci ]\n');
    chmodSync(join(packed.folder, 'path/npm'), 0o755);
    for (const [name, text] of Object.entries(files)) packed.write(name, text);
    await work(packed);
  } finally {
    packed.remove();
  }
}

const sh = (script: string, { folder, project }: Packed, env: Record<string, string> = {}) =>
  new Promise<{ status: unknown; text: string }>((resolve) =>
    execFile(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
      { cwd: project, env: { PATH: `${join(folder, 'path')}:${process.env.PATH}`, ...env }, timeout: 80_000 },
      (error, stdout, stderr) => resolve({ status: error ? error.code : 0, text: stdout + stderr }),
    ),
  );

/** Runs the shell steps of a job as GitHub does: after a failure only those that always run. */
async function runs(packed: Packed, job: string, env: Record<string, string> = {}) {
  const workflow = parse(readFileSync(join(packed.project, '.github/workflows/assay.yml'), 'utf8')) as Workflow;
  let status: unknown = 0;
  let text = '';
  for (const step of workflow.jobs[job]?.steps ?? []) {
    if (step.run === undefined || (status !== 0 && !step.if?.includes('always()'))) continue;
    const ended = await sh(step.run, packed, { ASSAY_ACCEPT: '0', GITHUB_OUTPUT: 'output', ...env });
    if (status === 0) status = ended.status;
    text += ended.text;
  }
  return { status, text, has: (path: string) => existsSync(join(packed.project, path)) };
}

const init = (packed: Packed) => sh('npx --no-install assay init ci github', packed);

test('the workflow in an empty repository: a failure, accepted statuses, and a known failure', async () => {
  await repository({ 'manifest.json': silent }, async (packed) => {
    expect((await init(packed)).status).toBe(0);
    const failing = await runs(packed, 'assay');
    expect(failing.status).toBe(1);
    expect(failing.text).toContain('Nothing to undo.');
    for (const name of ['report.json', 'report.html', 'junit.xml', 'report.sarif', 'report.md'])
      expect(failing.has(`assay-report/${name}`), name).toBe(true);
    expect((await runs(packed, 'assay', { ASSAY_ACCEPT: '0 1' })).status).toBe(0);
    await sh(
      'npx --no-install assay report assay-report/report.json --reporter baseline && cp assay-report/baseline.yaml assay-baseline.yaml',
      packed,
    );
    // 4: what fails is known, and the rest was not tested.
    expect((await runs(packed, 'assay')).status).toBe(4);
  });
});

test('the workflow of an application: conforming, and inconclusive then conforming', { tag: '@prove' }, async () => {
  await repository({ 'package.json': JSON.stringify(package_), 'server.js': '', '.gitignore': '/node_modules\n' }, async (packed) => {
    await init(packed);
    // 4: without variables, one check is not tested.
    const conforming = await runs(packed, 'assay', { ASSAY_ACCEPT: '0 4' });
    expect(conforming.status, conforming.text).toBe(0);
    writeFileSync(join(packed.project, 'inconclusive'), '');
    rmSync(join(packed.project, 'assay-report'), { recursive: true });
    const second = await runs(packed, 'assay', { ASSAY_ACCEPT: '0 4' });
    expect({ status: second.status, isTried: !second.has('inconclusive') }, second.text).toEqual({ status: 0, isTried: true });
  });
});

test('the workflow of a fleet: one target that cannot be used does not stop the merge', { tag: '@prove' }, async () => {
  const targets = 'targets:\n  - { name: a, manifest: manifest.json }\n  - { name: b, manifest: nowhere.json }\n';
  await repository({ 'manifest.json': silent, 'targets.yaml': targets }, async (packed) => {
    await init(packed);
    for (const SHARD of ['1', '2']) expect((await runs(packed, 'judge', { SHARD })).status).toBe(0);
    const merged = await runs(packed, 'merge');
    expect(merged.status).not.toBe(0);
    expect(merged.has('assay-report/overview.json')).toBe(true);
    expect(merged.text).toContain('nowhere.json');
  });
});
