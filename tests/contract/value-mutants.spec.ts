import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ContractValues } from '../../engine/contract/documents.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { writeApplication } from '../../targets/reference/application/folder.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assay } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';
import { isWhole, publish } from '../support/proof.ts';
import { reportOf } from '../support/reading/reports.ts';
import { changedBy, published, writeContract } from './changed-contracts.ts';
import { valueMutantsOf } from './value-statements.ts';

/** Verdicts and facts of a run, as lines. */
const linesOf = ({ requirements, facts }: Report): string[] => [
  ...requirements.map(({ id, verdict }) => `${id} ${verdict}`),
  ...Object.entries(facts).map(([name, value]) => `${name} ${JSON.stringify(value)}`),
];

/** Applications that show one value each: files beside the reference's, and variables. */
const applications: { files?: Record<string, string>; env?: string[]; type?: string }[] = [
  { files: { 'package.json': '{"main":"server.js"}' }, env: ['NODE_ENV=production', 'CC_HEALTH_CHECK_PATH=/up'] },
  ...['bun', 'npm', 'npm-install', 'npm-ci', 'pnpm', 'yarn-berry', 'custom', 'yarn', 'yarn2'].map((tool) => ({
    env: [`CC_NODE_BUILD_TOOL=${tool}`],
  })),
  ...['bun.lock', 'pnpm-lock.yaml'].map((file) => ({ files: { [file]: '' } })),
  ...[3, 4].map((major) => ({
    files: { 'yarn.lock': '', 'package.json': `{"main":"server.js","packageManager":"yarn@${major}.1.0"}` },
  })),
  ...['install', 'ignore'].map((value) => ({ env: [`CC_NODE_DEV_DEPENDENCIES=${value}`] })),
  ...['1.2', '12', '1.3', '1.4', '14', '1.5', '15'].map((version) => ({ env: [`PLAY1_VERSION=${version}`], type: 'play1' })),
];

async function appLines(args: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, { files = {}, env = [], type = 'node' }] of applications.entries()) {
    const prepare = (folder: string) => {
      writeApplication(join(folder, 'app'));
      mkdirSync(join(folder, 'app/conf'));
      for (const [name, text] of Object.entries({ 'conf/application.conf': 'application.name=a\n', ...files }))
        writeFileSync(join(folder, 'app', name), text);
    };
    const given = env.flatMap((one) => ['--env', one]);
    const report = reportOf(await assay(['app', 'app', '--quiet', '--type', type, ...given, ...args], { prepare }));
    found.push(...linesOf(report).map((line) => `${index} ${line}`));
  }
  return found;
}

async function startedLines(args: string[]): Promise<string[]> {
  const prepare = (folder: string) => writeApplication(join(folder, 'app'));
  const start = ['--start', 'node server.js', '--ready-within', '10', '--env', 'NODE_ENV=production'];
  return linesOf(reportOf(await assay(['app', 'app', '--quiet', ...start, ...args], { prepare, limit: 120_000 })));
}

const live = ['--quiet', '--browser', 'off', '--seed', '1', '--timeout', '5000'];

const deploymentLines = (args: string[]): Promise<string[]> =>
  withPlatform({}, async ({ platform, folder }) => {
    const names = ['platform.yaml', ...Object.keys(platform.files())];
    const outcome = await assay(['gate', 'platform.yaml', '--only', 'health/*', ...live, ...args], {
      files: Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
      env: platform.environment,
      limit: 180_000,
    });
    return linesOf(reportOf(outcome));
  });

async function signOnLines(args: string[]): Promise<string[]> {
  const partner = await startPartner({ manifest: partnerManifest() });
  const files = { 'm.json': JSON.stringify(partner.manifest) };
  const only = ['--only', 'sso/accepts-a-*,sso/refuses-a-stale-timestamp'];
  return assay(['certify', 'm.json', '--plan', 'test', '--cases', '2', ...only, ...live, ...args], { files, limit: 120_000 })
    .then((outcome) => linesOf(reportOf(outcome)))
    .finally(partner.close);
}

type Probe = (args: string[]) => Promise<string[]>;

/** What shows the values of a file, the quickest first. */
const probes: Record<keyof ContractValues, Probe[]> = {
  runtimes: [appLines, startedLines],
  'health-check': [appLines, startedLines, deploymentLines],
  'sign-on': [signOnLines],
};

test('a change of one value of the contract is noticed', { tag: '@prove' }, async () => {
  const mutants = valueMutantsOf(published());
  test.setTimeout(600_000 + mutants.length * 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'assay-values-'));
  const usual = new Map<Probe, string[]>();
  const rows: Record<string, { kind: string; by?: string }> = {};
  try {
    for (const [index, mutant] of mutants.entries()) {
      const args = ['--contract', writeContract(join(folder, String(index)), changedBy(mutant))];
      rows[mutant.name] = { kind: mutant.kind };
      const checked = await assay(['list', ...args]);
      if (checked.status === 2) rows[mutant.name] = { kind: mutant.kind, by: 'the contract is refused' };
      for (const probe of checked.status === 2 ? [] : probes[mutant.document as keyof ContractValues]) {
        const before = usual.get(probe) ?? (await probe([]));
        usual.set(probe, before);
        const line = (await probe(args)).find((one) => !before.includes(one));
        if (line === undefined) continue;
        rows[mutant.name] = { kind: mutant.kind, by: `judged: ${line}` };
        break;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (isWhole) publish('contract-values', rows);
  const missed = Object.keys(rows).filter((name) => rows[name]?.by === undefined);
  expect(missed, `of ${mutants.length} changed values`).toEqual([]);
});
