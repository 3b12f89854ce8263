import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
import type { Overview } from '../../specs/generated/schemas.ts';
import { assay } from '../support/command.ts';
import { cluster } from '../support/house/cluster.ts';
import { documentsIn, files, jobsIn, podsIn } from '../support/house/kubernetes-files.ts';
import { brokenRules } from '../support/house/restricted-pods.ts';
import { signOnsAwaited, startProgram } from '../support/killing.ts';
import { needs } from '../support/needs.ts';
import { startRedis } from '../support/redis.ts';

const models = { CronJob, ConfigMap, Deployment, NetworkPolicy, PersistentVolumeClaim, Secret, Service };
const leaving = new URL('../support/left-resource.js', import.meta.url).href;

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
