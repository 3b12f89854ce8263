import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';
import type { Overview } from '../../specs/generated/schemas.ts';
import { type Decisions, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assay, bin } from '../support/command.ts';
import { brokenRules, type Pod } from '../support/house/restricted-pods.ts';
import { signOnsAwaited, startProgram } from '../support/killing.ts';
import { needs } from '../support/needs.ts';
import { startRedis } from '../support/redis.ts';

const models = { CronJob, ConfigMap, Deployment, NetworkPolicy, PersistentVolumeClaim, Secret, Service };
const root = new URL('../../../', import.meta.url);
const leaving = new URL('../support/left-resource.js', import.meta.url).href;

interface Written {
  kind: keyof typeof models;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { jobTemplate: { spec: JobSpec }; template?: { spec: Pod } };
}

interface Container {
  name: string;
  command: string[];
  args: string[];
  env?: { name: string; value: string }[];
}

interface JobSpec {
  activeDeadlineSeconds?: number;
  completions?: number;
  template: { spec: { securityContext?: { fsGroup?: number }; initContainers?: Container[]; containers: Container[] } };
}

const files = readdirSync(new URL('ci/kubernetes/', root));

const documentsIn = (file: string): Written[] =>
  parseAllDocuments(readFileSync(new URL(`ci/kubernetes/${file}`, root), 'utf8')).map((one) => one.toJS());

const jobsIn = (file: string) => documentsIn(file).flatMap(({ metadata, spec }) => (spec?.jobTemplate ? [{ metadata, spec }] : []));

for (const file of files)
  test(`each document of ${file} fits the published schema of its kind, and a misspelt key does not`, () => {
    for (const written of documentsIn(file)) {
      const Model = models[written.kind];
      expect(() => new Model(written as never).validate(), written.kind).not.toThrow();
      expect(() => new Model({ ...written, metadata: { name: 1 } } as never).validate(), written.kind).toThrow();
    }
    for (const { spec } of jobsIn(file)) {
      expect(spec.jobTemplate.spec.template.spec.securityContext?.fsGroup, 'the group of the image').toBe(1000);
      const template = { spec: { containers: 'none' } };
      const spoilt = { ...spec, jobTemplate: { spec: { ...spec.jobTemplate.spec, template } } };
      expect(() => new CronJob({ metadata: { name: 'a' }, spec: spoilt } as never).validate()).toThrow();
    }
  });

const podsIn = (file: string): Pod[] =>
  documentsIn(file).flatMap(({ spec }) => spec?.template?.spec ?? (spec?.jobTemplate ? (spec.jobTemplate.spec.template.spec as Pod) : []));

test('a restricted namespace takes every pod, and none that lacks what it asks for', () => {
  const pods = files.flatMap(podsIn);
  expect(pods.length).toBeGreaterThanOrEqual(8);
  for (const pod of pods) {
    expect(brokenRules(pod)).toEqual([]);
    const { securityContext: _pod, ...bare } = pod;
    const { securityContext: _container, ...container } = pod.containers[0] ?? { name: '' };
    const name = container.name;
    expect(brokenRules({ ...bare, containers: [container] }).filter((rule) => rule.startsWith(`${name} `))).toEqual(
      ['runs as no root', 'cannot get more privileges', 'drops all capabilities', 'has a seccomp profile'].map((rule) => `${name} ${rule}`),
    );
    const volumes = [{ name: 'node', hostPath: { path: '/' } }];
    const privileged = {
      ...pod.containers[0],
      name,
      ports: [{ hostPort: 80 }],
      securityContext: { privileged: true, capabilities: { add: ['SYS_ADMIN'] } },
    };
    expect(brokenRules({ ...bare, initContainers: [], hostPID: true, volumes, containers: [privileged] })).toHaveLength(9);
  }
});

test('the placeholder of a manifest is not taken for one: a dry run names its target', async () => {
  const { data = {} } = documentsIn('targets.yaml').find(({ kind }) => kind === 'ConfigMap') ?? {};
  const mounted = Object.fromEntries(Object.entries(data).map(([name, text]) => [`fleet/${name}`, text]));
  const files = { ...mounted, 'secrets/acme-password': 'a', 'secrets/acme-salt': 'b' };
  const { status, stdout } = await assay(['fleet', 'fleet/targets.yaml', '--dry-run'], { files });
  expect({ status, stdout }).toEqual({ status: 4, stdout: expect.stringMatching(/^acme: only its manifest can be judged/) });
});

test('no job runs into the next night', () => {
  for (const file of files)
    for (const { metadata, spec } of jobsIn(file)) {
      const seconds = spec.jobTemplate.spec.activeDeadlineSeconds;
      expect(seconds, metadata.name).toBeGreaterThan(0);
      expect(seconds, metadata.name).toBeLessThan(20 * 3600);
    }
});

/** Copies as rclone does between two folders: what the tests need of it. */
const rclone = `#!/bin/sh
case $1 in
  copy) [ -z "$ASSAY_TEST_OFFLINE" ] || exit 1; [ -d "$2" ] || exit 3; mkdir -p "$3"; cp -Rp "$2/." "$3" ;;
  sync) rm -rf "$3"; mkdir -p "$3"; cp -R "$2/." "$3" ;;
  copyto) cp "$2" "$3" ;;
esac
`;

/** The folder of a pod, and a function that runs a container of a job as written. */
async function cluster(decisions: Partial<Decisions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-kubernetes-'));
  const partner = await startPartner({ manifest: partnerManifest(), decisions });
  for (const name of ['fleet', 'secrets', 'reports', 'bin']) mkdirSync(join(folder, name));
  const { password } = partner.manifest.api;
  const manifest = JSON.stringify(partner.manifest).replace(JSON.stringify(password), JSON.stringify('$' + '{ACME_PASSWORD}'));
  writeFileSync(join(folder, 'fleet/acme.json'), manifest);
  writeFileSync(join(folder, 'secrets/acme-password'), password);
  const targets = ['one', 'two'].map((name) => ({ name, manifest: 'acme.json', env_files: { ACME_PASSWORD: '../secrets/acme-password' } }));
  writeFileSync(join(folder, 'fleet/targets.yaml'), JSON.stringify({ targets }));
  const programs = { assay: `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`, rclone };
  for (const [name, content] of Object.entries(programs)) writeFileSync(join(folder, 'bin', name), content, { mode: 0o755 });
  const program = (file: string, job: string, name: string, more: Record<string, string> = {}) => {
    const { containers = [], initContainers = [] } =
      jobsIn(file).find(({ metadata }) => metadata.name === job)?.spec.jobTemplate.spec.template.spec ?? {};
    const container = [...initContainers, ...containers].find((one) => one.name === name);
    const command = [...(container?.command ?? []), ...(container?.args ?? [])];
    const env = {
      ...process.env,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      ...Object.fromEntries((container?.env ?? []).map((one) => [one.name, one.value])),
      ASSAY_ARGUMENTS: '--browser off --smoke --plan test --quiet',
      ASSAY_OBJECTS: join(folder, 'bucket'),
      ...more,
      XDG_STATE_HOME: join(folder, 'reports/state'),
    };
    return { command, cwd: folder, env };
  };
  const started = (...given: Parameters<typeof program>) => {
    const {
      command: [file = '', ...args],
      ...options
    } = program(...given);
    // Not the kind that waits: the partner answers from this process.
    let child: ChildProcess | undefined;
    const ended = new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
      child = execFile(file, args, options, (error, stdout, stderr) => resolve({ status: error?.code ?? 0, stdout, stderr }));
    });
    return { ended, child };
  };
  return {
    folder,
    program,
    started,
    partner,
    ended: (...given: Parameters<typeof started>) => started(...given).ended,
    overview: (place = 'reports/all') => JSON.parse(readFileSync(join(folder, place, 'overview.json'), 'utf8')) as Overview,
    async close() {
      await partner.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const shards = Array.from({ length: 8 }, (_, index) => String(index));
const namesOf = ({ targets }: Overview) => targets.map(({ name }) => name).sort();

test('the commands of the jobs, run as written with the index of each pod, end in one overview', { tag: '@prove' }, async () => {
  const { ended, overview, folder, close } = await cluster();
  try {
    for (const index of shards) {
      const { status, stdout, stderr } = await ended('fleet.yaml', 'assay-shards', 'shard', { JOB_COMPLETION_INDEX: index });
      expect(status, stdout + stderr).toBe(0);
    }
    const { stdout, stderr } = await ended('merge.yaml', 'assay-merge', 'merge');
    expect(stdout, stderr).toContain('2 targets: all fine in what was tried');
    expect(namesOf(overview())).toEqual(['one', 'two']);
    expect(overview().missing).toBeUndefined();
    expect(existsSync(join(folder, 'reports/fleet.db'))).toBe(true);
    // A pod of the next night that refuses its list is not taken for done by the overview of this night.
    writeFileSync(join(folder, 'fleet/targets.yaml'), 'targets: []');
    expect((await ended('fleet.yaml', 'assay-shards', 'shard', { JOB_COMPLETION_INDEX: '0' })).status).toBe(2);
  } finally {
    await close();
  }
});

test('a pod that is killed: the next one deletes what it had installed, and judges what is left', { tag: '@prove' }, async () => {
  const { meets, next } = signOnsAwaited();
  const { program, ended, overview, partner, close } = await cluster({ meets });
  const own = ['fleet.yaml', 'assay-shards', 'shard', { JOB_COMPLETION_INDEX: '0', ASSAY_SHARDS: '1' }] as const;
  try {
    const signOn = next();
    const pod = startProgram(program(...own));
    await signOn;
    expect(await pod.killAll()).toBe(true);
    expect(partner.resources()).toHaveLength(1);
    const { status, stdout, stderr } = await ended(...own);
    expect(status, stdout + stderr).toBe(0);
    expect(stdout + stderr).toContain('1 created, 1 deleted, 0 left behind');
    expect(partner.resources()).toEqual([]);
    expect(namesOf(overview('reports/shard-1'))).toEqual(['one', 'two']);
  } finally {
    await close();
  }
});

test('a download that fails ends the pod, and a folder that is not there does not', async () => {
  const { ended, folder, close } = await cluster();
  const own = { JOB_COMPLETION_INDEX: '0' };
  try {
    expect(await ended('objects.yaml', 'assay-shards', 'fetch', own)).toMatchObject({ status: 0, stderr: '' });
    mkdirSync(join(folder, 'bucket/shard-1/one/ledger'), { recursive: true });
    expect(await ended('objects.yaml', 'assay-shards', 'fetch', { ...own, ASSAY_TEST_OFFLINE: '1' })).toMatchObject({ status: 1 });
    expect(await ended('objects.yaml', 'assay-merge', 'fetch', { ASSAY_TEST_OFFLINE: '1' })).toMatchObject({ status: 1 });
    expect(existsSync(join(folder, 'reports/shard-1'))).toBe(false);
    expect(await ended('objects.yaml', 'assay-shards', 'fetch', own)).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(join(folder, 'reports/shard-1/one/ledger'))).toBe(true);
  } finally {
    await close();
  }
});

test('with objects, each pod begins with an empty folder, and the bucket ends with one overview', { tag: '@prove' }, async () => {
  const { ended, started, overview, folder, partner, close } = await cluster();
  const emptied = () => {
    rmSync(join(folder, 'reports'), { recursive: true });
    mkdirSync(join(folder, 'reports'));
  };
  try {
    for (const index of shards) {
      emptied();
      const own = { JOB_COMPLETION_INDEX: index };
      if (index === '0') {
        // In another process, which has ended when the next pod begins.
        const place = [join(folder, 'reports/shard-1/one/ledger'), join(folder, 'fleet/acme.json')];
        const code = `const { leaveResource } = await import(${JSON.stringify(leaving)}); await leaveResource(...${JSON.stringify([{ manifest: partner.manifest }, ...place])});`;
        const env = { ...process.env, XDG_STATE_HOME: join(folder, 'reports/state') };
        await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { env });
        expect(partner.resources()).toHaveLength(1);
        const { child, ended: stored } = started('objects.yaml', 'assay-shards', 'store', own);
        await expect.poll(() => existsSync(join(folder, 'bucket/shard-1/one/ledger/killed.jsonl'))).toBe(true);
        child?.kill('SIGTERM');
        expect((await stored).status).toBe(0);
        emptied();
      }
      expect(await ended('objects.yaml', 'assay-shards', 'fetch', own)).toMatchObject({ status: 0, stderr: '' });
      const { status, stdout, stderr } = await ended('objects.yaml', 'assay-shards', 'shard', own);
      expect(status, stdout + stderr).toBe(0);
      const { child, ended: stored } = started('objects.yaml', 'assay-shards', 'store', own);
      await expect.poll(() => existsSync(join(folder, `bucket/shard-${Number(index) + 1}/overview.json`))).toBe(true);
      child?.kill('SIGTERM');
      expect((await stored).status).toBe(0);
    }
    expect(partner.resources()).toEqual([]);
    emptied();
    for (const name of ['fetch', 'merge', 'store'])
      expect(await ended('objects.yaml', 'assay-merge', name)).toMatchObject({ status: 0, stderr: '' });
    expect(namesOf(overview('bucket/all'))).toEqual(['one', 'two']);
    expect(existsSync(join(folder, 'bucket/fleet.db'))).toBe(true);
  } finally {
    await close();
  }
});

test('with a queue, the workers and the command that collects end in one overview', needs('redis', '@prove'), async () => {
  const { ended, overview, close } = await cluster();
  const redis = await startRedis();
  const own = { ASSAY_QUEUE: redis.url };
  try {
    const all = ['worker', 'worker'].map((name) => ended('queue.yaml', 'assay-workers', name, own));
    const { status, stdout, stderr } = await ended('queue.yaml', 'assay-fleet', 'fleet', own);
    expect(stdout, stderr).toContain('2 targets: all fine in what was tried');
    expect(status).toBe(0);
    expect((await Promise.all(all)).map((one) => one.status)).toEqual([0, 0]);
    expect(namesOf(overview())).toEqual(['one', 'two']);
  } finally {
    await redis.close();
    await close();
  }
});
