import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, parseAllDocuments } from 'yaml';
import type { Overview } from '../../specs/generated/schemas.ts';
import { usualSeed } from '../../targets/oddities/index.ts';
import { bin, root } from '../support/command.ts';
import { faultEvery, startFleet } from '../support/fleets.ts';
import { killedAt, momentsOf, type Program, runToEnd } from '../support/killing.ts';

test.describe.configure({ timeout: 1_800_000 });

const shards = 8;
const size = 16;
const seed = Number(process.env.ASSAY_SEED ?? usualSeed);
const indices = Array.from({ length: shards }, (_, index) => index + 1);

type Environment = Record<string, string>;
interface Step {
  command: string[];
  env: Environment;
}

/** How an engine starts a shard and the merge, and what stays when it starts a shard again. */
interface Engine {
  /** Folder of the targets in a working folder. */
  targets: string;
  shard(index: number): Step;
  merge: Step;
  /** Where a shard leaves its overview, where the merge looks for it, and where it leaves its own. */
  out: (index: number) => string;
  arrived: (index: number) => string;
  merged: string;
  /** A volume that all share, or a fresh machine for every try. */
  isShared: boolean;
}

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const bash = (script: string): string[] => ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', script];

function github(): Engine {
  interface Workflow {
    env: Environment;
    jobs: Record<string, { env?: Environment; steps: { run?: string; env?: Environment }[] }>;
  }
  const file = 'ci/github-fleet.yml';
  // Where the file has a number of shards, it is that of a small fleet.
  const { env: ofAll, jobs } = parse(text(file).replace('"$SHARD/4"', `"$SHARD/${shards}"`)) as Workflow;
  const step = (job: string, wanted: RegExp, known: Environment): Step => {
    const { env: ofJob, steps = [] } = jobs[job] ?? {};
    const { run = '', env } = steps.find((one) => wanted.test(one.run ?? '')) ?? {};
    const value = (written: string) =>
      String(written).replace(/\$\{\{ ([\w.]+)(?: \|\| '(.*?)')? \}\}/g, (_all, name: string, other = '') => known[name] ?? other);
    const all = Object.entries({ ...ofAll, ...ofJob, ...env });
    return { command: bash(run), env: Object.fromEntries(all.map(([name, one]) => [name, value(one)])) };
  };
  const inputs = { 'inputs.package': 'assay.tgz', 'inputs.targets': 'targets.yaml', 'inputs.shards': String(shards) };
  const shard = (index: number) => step('judge', /\bfleet .*--shard/, { ...inputs, 'matrix.shard': String(index) });
  return {
    targets: '.',
    shard,
    merge: step('merge', /\bmerge shards/, inputs),
    out: (index) => /--out "(\S+)"/.exec(shard(index).command.at(-1) ?? '')?.[1]?.replace('$SHARD', String(index)) ?? 'assay-report',
    arrived: (index) => `shards/${index}`,
    merged: 'assay-report',
    isShared: false,
  };
}

function gitlab(): Engine {
  const jobs = parse(text('ci/gitlab.yml')) as Record<string, { script: string[]; variables?: Environment }>;
  const step = (job: string, more: Environment): Step => ({
    command: bash(jobs[job]?.script.join('\n') ?? ''),
    env: { ...jobs['.assay']?.variables, ...jobs[job]?.variables, ASSAY_PACKAGE: 'assay.tgz', ...more },
  });
  return {
    targets: '.',
    shard: (index) => step('.assay-shard', { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: String(shards) }),
    merge: step('.assay-merge', {}),
    out: (index) => `shards/${index}`,
    arrived: (index) => `shards/${index}`,
    merged: 'assay-report',
    isShared: false,
  };
}

function kubernetes(): Engine {
  interface Job {
    kind: string;
    spec: {
      jobTemplate: {
        spec: { template: { spec: { containers: { command: string[]; args: string[]; env?: { name: string; value: string }[] }[] } } };
      };
    };
  }
  const step = (file: string, more: Environment): Step => {
    const job = parseAllDocuments(text(`ci/kubernetes/${file}`)).map((one) => one.toJS() as Job);
    const [container] = job.find(({ kind }) => kind === 'CronJob')?.spec.jobTemplate.spec.template.spec.containers ?? [];
    const env = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
    return { command: [...(container?.command ?? []), ...(container?.args ?? [])], env: { ...env, ...more } };
  };
  return {
    targets: 'fleet',
    shard: (index) => step('fleet.yaml', { JOB_COMPLETION_INDEX: String(index - 1) }),
    merge: step('merge.yaml', {}),
    out: (index) => `reports/shard-${index}`,
    arrived: (index) => `reports/shard-${index}`,
    merged: 'reports/all',
    isShared: true,
  };
}

/** Programs of the names that templates call; a fleet is judged in short, since what is judged of a target is shown elsewhere, and a busy machine has time to answer. */
function writePrograms(folder: string): void {
  mkdirSync(folder);
  const short = 'case "$1" in fleet) set -- "$@" --smoke --plan test --seed 7 --timeout 60000 --provision-timeout 60000 --quiet ;; esac';
  const judge = `${short}\nexec "${process.execPath}" "${bin}" "$@"\n`;
  for (const [name, script] of Object.entries({ assay: judge, npx: `shift 2\n${judge}` })) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}`);
    chmodSync(join(folder, name), 0o755);
  }
}

for (const [name, engine] of Object.entries({ github: github(), gitlab: gitlab(), kubernetes: kubernetes() }))
  test(`eight shards of ${name} are killed at random and started again: the merge has every target once`, { tag: '@prove' }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-engine-'));
    const fleet = await startFleet(join(folder, 'targets'), size, faultEvery(4, /^provision\/config-/));
    const programs = join(folder, 'bin');
    writePrograms(programs);
    const machine = (of: string) => {
      const own = join(folder, engine.isShared ? 'volume' : of);
      if (!engine.isShared) rmSync(own, { recursive: true, force: true });
      cpSync(join(folder, 'targets'), join(own, engine.targets), { recursive: true });
      if (engine.isShared) return own;
      // As `npm ci` leaves it.
      mkdirSync(join(own, 'node_modules'));
      symlinkSync(root, join(own, 'node_modules/assay'));
      return own;
    };
    const programOf = ({ command, env }: Step, cwd: string): Program => ({
      command,
      cwd,
      env: { ...env, PATH: `${programs}:${process.env.PATH}` },
    });
    try {
      const moments = momentsOf(shards, size / shards, seed);
      await Promise.all(
        indices.map(async (index) => {
          const moment = moments[index - 1];
          const first = machine(`machine-${index}`);
          if (moment) await killedAt(programOf(engine.shard(index), first), join(first, engine.out(index)), moment);
          const { status, output } = await runToEnd(programOf(engine.shard(index), machine(`machine-${index}`)));
          expect(status, output).toBe(0);
        }),
      );
      const last = machine('merging');
      if (!engine.isShared)
        for (const index of indices)
          cpSync(join(folder, `machine-${index}`, engine.out(index)), join(last, engine.arrived(index)), { recursive: true });
      const { status, output } = await runToEnd(programOf(engine.merge, last));
      expect(status, output).toBe(1);
      const { targets, missing } = JSON.parse(readFileSync(join(last, engine.merged, 'overview.json'), 'utf8')) as Overview;
      expect(missing).toBeUndefined();
      expect(targets.map((target) => target.name).sort()).toEqual(fleet.targets.map((target) => target.name).sort());
      expect(targets.filter(({ verdict }) => verdict === 'not-conforming')).toHaveLength(size / 4);
      expect(targets.filter(({ verdict }) => verdict === 'partial')).toHaveLength((size * 3) / 4);
    } finally {
      await fleet.close();
      rmSync(folder, { recursive: true });
    }
  });
