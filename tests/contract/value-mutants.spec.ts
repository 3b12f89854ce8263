import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { writeApplication } from '../../targets/reference/application/folder.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assay } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';
import { everyNth, isWhole, publish } from '../support/proof.ts';
import { reportOf } from '../support/reading/reports.ts';
import { changedBy, published, writeContract } from './changed-contracts.ts';
import type { Mutant } from './statements.ts';
import { valueMutantsOf } from './value-statements.ts';

/** Runs a conforming reference, and tells its verdicts and facts. */
type Probe = (args: string[]) => Promise<string[]>;

/** Verdicts, what problems say, and facts of a run, as lines. */
const linesOf = ({ requirements, facts }: Report): string[] => [
  ...requirements.flatMap(({ id, verdict, problems = [] }) => [
    `${id} ${verdict}`,
    ...problems.map((one) => `${id} ${verdict} ${JSON.stringify(one.facts)}`),
  ]),
  ...Object.entries(facts).map(([name, value]) => `${name} ${JSON.stringify(value)}`),
];

/** An application that shows one value: files beside the reference's, and a variable. */
const applicationLines =
  (env: string[], files: Record<string, string> = {}, type = 'node'): Probe =>
  async (args) => {
    const prepare = (folder: string) => {
      writeApplication(join(folder, 'app'));
      mkdirSync(join(folder, 'app/conf'));
      for (const [name, text] of Object.entries({ 'conf/application.conf': 'application.name=a\n', ...files }))
        writeFileSync(join(folder, 'app', name), text);
    };
    const given = env.flatMap((one) => ['--env', one]);
    return linesOf(reportOf(await assay(['app', 'app', '--quiet', '--type', type, ...given, ...args], { prepare })));
  };

const healthApplications = [applicationLines(['CC_HEALTH_CHECK_PATH=/up']), applicationLines([])];

const nodeApplications = [
  applicationLines(['NODE_ENV=production']),
  ...['bun', 'npm', 'npm-install', 'npm-ci', 'pnpm', 'yarn-berry', 'custom', 'yarn', 'yarn2'].map((tool) =>
    applicationLines([`CC_NODE_BUILD_TOOL=${tool}`]),
  ),
  ...['bun.lock', 'pnpm-lock.yaml'].map((file) => applicationLines([], { [file]: '' })),
  ...[3, 4].map((major) =>
    applicationLines([], { 'yarn.lock': '', 'package.json': `{"main":"server.js","packageManager":"yarn@${major}.1.0"}` }),
  ),
  ...['install', 'ignore'].map((value) => applicationLines([`CC_NODE_DEV_DEPENDENCIES=${value}`])),
  applicationLines(['CC_NODE_BUILD_TOOL=custom', 'CC_CUSTOM_BUILD_TOOL=make', 'CC_NODE_VERSION=20']),
  applicationLines(['CC_NPM_REGISTRY=npm.example', 'NPM_TOKEN=made-up-for-a-test']),
  applicationLines(['CC_NPM_BASIC_AUTH=someone:made-up-for-a-test']),
];

const secretKeys = { '2.3': 'application.secret', '2.4': 'play.crypto.secret', '2.5': 'play.crypto.secret', '2.6': 'play.http.secret.key' };

const play2Applications = Object.entries(secretKeys).map(([line, key]) =>
  applicationLines(
    ['APPLICATION_SECRET=made-up-for-a-test', 'SBT_DEPLOY_GOAL=-Dconfig.resource=live.conf', 'CC_SBT_TARGET_DIR=conf'],
    {
      'build.sbt': '',
      'plugins.sbt': `addSbtPlugin("com.typesafe.play" % "sbt-plugin" % "${line}.1")\n`,
      'conf/live.conf': `${key} = \${APPLICATION_SECRET}\n`,
    },
    'play2',
  ),
);

const play1Applications = ['1.2', '12', '1.3', '1.4', '14', '1.5', '15'].map((version) =>
  applicationLines([`PLAY1_VERSION=${version}`], {}, 'play1'),
);

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

/** What shows a value, the quickest first. */
function probesOf({ document, name }: Mutant): Probe[] {
  if (document === 'sign-on') return [signOnLines];
  if (document === 'health-check') return [...healthApplications, deploymentLines];
  if (document === 'variables') return [...nodeApplications, ...play1Applications, ...play2Applications];
  if (name.startsWith('runtimes play1/')) return play1Applications;
  return name.startsWith('runtimes play2/') ? play2Applications : [...nodeApplications, startedLines];
}

/** The first line of a run by a changed contract that a run by the published one does not have. */
async function noticedBy(mutant: Mutant, args: string[], usual: Map<Probe, string[]>): Promise<string | undefined> {
  if ((await assay(['list', ...args])).status === 2) return 'the contract is refused';
  for (const probe of probesOf(mutant)) {
    const before = usual.get(probe) ?? (await probe([]));
    usual.set(probe, before);
    const line = (await probe(args)).find((one) => !before.includes(one));
    if (line !== undefined) return `judged: ${line.slice(0, 120)}`;
  }
  return undefined;
}

test('a change of one value of the contract is noticed', async () => {
  const mutants = everyNth(valueMutantsOf(published()), 40);
  test.setTimeout(120_000 + mutants.length * 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'assay-values-'));
  const usual = new Map<Probe, string[]>();
  const rows: Record<string, { kind: string; by?: string }> = {};
  try {
    for (const [index, mutant] of mutants.entries()) {
      const args = ['--contract', writeContract(join(folder, String(index)), changedBy(mutant))];
      const by = await noticedBy(mutant, args, usual);
      rows[mutant.name] = { kind: mutant.kind, ...(by !== undefined && { by }) };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (isWhole) publish('contract-values', rows);
  const missed = Object.keys(rows).filter((name) => rows[name]?.by === undefined);
  expect(missed, `of ${mutants.length} changed values`).toEqual([]);
});
