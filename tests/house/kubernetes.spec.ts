import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Secret } from 'kubernetes-models/v1/Secret';
import { parseAllDocuments } from 'yaml';
import type { Overview } from '../../specs/generated/schemas.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { bin } from '../support/command.ts';

const models = { CronJob, ConfigMap, PersistentVolumeClaim, Secret };
const root = new URL('../../../', import.meta.url);

interface Written {
  kind: keyof typeof models;
  spec?: { jobTemplate: { spec: JobSpec } };
}

interface JobSpec {
  completions?: number;
  template: {
    spec: {
      securityContext?: { fsGroup?: number };
      containers: { command: string[]; args: string[]; env?: { name: string; value: string }[] }[];
    };
  };
}

const documentsIn = (file: string): Written[] =>
  parseAllDocuments(readFileSync(new URL(`ci/kubernetes/${file}`, root), 'utf8')).map((one) => one.toJS());

for (const file of ['fleet.yaml', 'merge.yaml'])
  test(`each document of ${file} fits the published schema of its kind, and a misspelt key does not`, () => {
    for (const written of documentsIn(file)) {
      const Model = models[written.kind];
      expect(() => new Model(written as never).validate(), written.kind).not.toThrow();
    }
    const { spec } = documentsIn(file).find(({ kind }) => kind === 'CronJob') ?? {};
    expect(spec?.jobTemplate.spec.template.spec.securityContext?.fsGroup, 'the group of the image').toBe(1000);
    const template = { spec: { containers: 'none' } };
    const spoilt = { ...spec, jobTemplate: { spec: { ...spec?.jobTemplate.spec, template } } };
    expect(() => new CronJob({ metadata: { name: 'a' }, spec: spoilt } as never).validate()).toThrow();
  });

test('the commands of the jobs, run as written with the index of each pod, end in one overview', { tag: '@prove' }, async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'assay-kubernetes-'));
  const partner = await startPartner({ manifest: partnerManifest() });
  for (const name of ['fleet', 'secrets', 'reports', 'bin']) mkdirSync(join(folder, name));
  const { password } = partner.manifest.api;
  const manifest = JSON.stringify(partner.manifest).replace(JSON.stringify(password), JSON.stringify('$' + '{ACME_PASSWORD}'));
  writeFileSync(join(folder, 'fleet/acme.json'), manifest);
  writeFileSync(join(folder, 'secrets/acme-password'), password);
  const targets = ['one', 'two'].map((name) => ({ name, manifest: 'acme.json', env_files: { ACME_PASSWORD: '../secrets/acme-password' } }));
  writeFileSync(join(folder, 'fleet/targets.yaml'), JSON.stringify({ targets }));
  writeFileSync(join(folder, 'bin/assay'), `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`);
  chmodSync(join(folder, 'bin/assay'), 0o755);

  const jobIn = (file: string) => documentsIn(file).find(({ kind }) => kind === 'CronJob')?.spec?.jobTemplate.spec;
  const ended = (file: string, more: Record<string, string>) => {
    const [container] = jobIn(file)?.template.spec.containers ?? [];
    const [program = '', ...args] = [...(container?.command ?? []), ...(container?.args ?? [])];
    const own = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
    const env = {
      ...process.env,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      ...own,
      ...more,
      XDG_STATE_HOME: join(folder, 'reports/state'),
    };
    // Not the kind that waits: the partner answers from this process.
    return new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
      execFile(program, args, { cwd: folder, env }, (error, stdout, stderr) => resolve({ status: error?.code ?? 0, stdout, stderr }));
    });
  };
  try {
    const more = { ASSAY_ARGUMENTS: '--browser off --smoke --plan test --quiet' };
    for (let index = 0; index < (jobIn('fleet.yaml')?.completions ?? 0); index++) {
      const { status, stdout, stderr } = await ended('fleet.yaml', { ...more, JOB_COMPLETION_INDEX: String(index) });
      expect(status, stdout + stderr).toBe(0);
    }
    const { stdout, stderr } = await ended('merge.yaml', {});
    expect(stdout, stderr).toContain('2 targets: 2 partial');
    const { targets: judged, missing } = JSON.parse(readFileSync(join(folder, 'reports/all/overview.json'), 'utf8')) as Overview;
    expect(judged.map(({ name }) => name).sort()).toEqual(['one', 'two']);
    expect(missing).toBeUndefined();
    expect(existsSync(join(folder, 'reports/fleet.db'))).toBe(true);
  } finally {
    await partner.close();
    rmSync(folder, { recursive: true });
  }
});
