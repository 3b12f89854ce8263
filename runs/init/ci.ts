import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from './answers.ts';
import { blockScalar, judgeLines, manifestLine, mergeLines, pinned, reapLine, shardLines, startLine } from './ci-text.ts';
import type { InitFile } from './files.ts';

type Kind = Answers['kind'] | 'fleet';

const commands: Record<Exclude<Kind, 'fleet'>, string> = {
  provider: 'certify manifest.json',
  platform: 'gate platform.yaml',
  application: 'app .',
};

const platformVariables = ['API_TOKEN', 'CONSUMER_KEY', 'CONSUMER_SECRET', 'USER_TOKEN', 'USER_SECRET'];

/** Machines that share the targets of a fleet. */
const shards = 4;

/** What the files of a project say that it is. */
export function projectKind(folder: string): Kind {
  const has = (name: string) => existsSync(join(folder, name));
  if (has('targets.yaml')) return 'fleet';
  if (has('platform.yaml')) return 'platform';
  const pins = has('assay.yaml') ? readFileSync(join(folder, 'assay.yaml'), 'utf8') : '';
  return has('manifest.json') || /^manifest:/m.test(pins) ? 'provider' : 'application';
}

/** The secrets that the configuration names, each by its own name: nothing else of the store reaches the job. */
function variablesOf(kind: Kind, folder: string): string[] {
  if (kind === 'application') return [];
  const file = { provider: 'assay.yaml', platform: 'platform.yaml', fleet: 'targets.yaml' }[kind];
  const text = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*$/, ''));
  const named = lines.flatMap((line) => [...line.matchAll(/\$\{([A-Za-z_]\w*)\}/g)].map(([, name = '']) => name));
  const allowed = [...lines.join('\n').matchAll(/\benv:\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/[A-Za-z_]\w*/g) ?? []);
  const own = [...new Set([...named, ...allowed])];
  if (kind === 'fleet') return own;
  return ['ASSAY_MANIFEST', ...(own.length > 0 || kind === 'provider' ? own : platformVariables)];
}

export function ciFiles({ kind, ci }: { kind: Kind; ci: string[] }, folder: string): InitFile[] {
  const variables = variablesOf(kind, folder);
  const secrets = variables.length > 0 ? `keep ${variables.join(', ')} as secrets there, and ` : '';
  const note = `${secrets}have Assay in package-lock.json: npm install --save-dev and the path or the address of its tarball`;
  const files: Record<string, InitFile> = {
    github: { path: '.github/workflows/assay.yml', content: kind === 'fleet' ? githubFleet(variables) : github(kind, variables), note },
    gitlab: { ...gitlabPlace(folder, note), content: kind === 'fleet' ? gitlabFleet() : gitlab(kind) },
  };
  return ci.flatMap((name) => files[name] ?? []);
}

/** A pipeline that is there stays as it is. */
const gitlabPlace = (folder: string, note: string): Pick<InitFile, 'path' | 'note'> =>
  existsSync(join(folder, '.gitlab-ci.yml'))
    ? { path: '.gitlab/assay.yml', note: `add "include: { local: .gitlab/assay.yml }" to .gitlab-ci.yml; ${note}` }
    : { path: '.gitlab-ci.yml', note };

const githubHead = (permissions: string): string => `name: assay
on:
  push:
  workflow_dispatch:
    inputs:
      accept:
        description: Exit statuses that do not fail the job, with blanks between them
        required: false
        default: "0"
permissions:
  contents: read
${permissions}# A run that is cancelled leaves resources behind, so that the next one waits.
concurrency:
  group: assay-\${{ github.ref }}
  cancel-in-progress: false
env:
  ASSAY_ACCEPT: \${{ inputs.accept || '0' }}
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1"
`;

const githubSetup = `      - uses: ${pinned.checkout}
        with: { persist-credentials: false }
      - uses: ${pinned.node}
        with: { node-version: 22, cache: npm }
      - run: npm ci
`;

const secretLines = (variables: readonly string[], indent: string): string =>
  variables.map((name) => `${indent}${name}: \${{ secrets.${name} }}\n`).join('');

const githubReports = (name: string, path: string): string => `      - if: always()
        uses: ${pinned.upload}
        with:
          name: ${name}
          # Screenshots in evidence/ may show what a customer sees, and a ledger is for this machine alone: they stay here.
          path: |
            ${path}
            !${path}/**/evidence/**
            !${path}/**/ledger/**
          if-no-files-found: ignore
`;

function github(kind: Exclude<Kind, 'fleet'>, variables: readonly string[]): string {
  const env = variables.length > 0 ? `    env:\n${secretLines(variables, '      ')}` : '';
  return `${githubHead('  security-events: write # to upload SARIF\n')}jobs:
  assay:
    # The image has Chrome and curl.
    runs-on: ubuntu-24.04
    timeout-minutes: 30
${env}    steps:
${githubSetup}${kind === 'application' ? '' : `      - run: ${blockScalar([manifestLine], 10)}\n`}${kind === 'provider' ? `      - run: ${startLine}\n` : ''}      - id: judge
        run: ${blockScalar(judgeLines(commands[kind]), 10)}
      - if: always()
        run: ${reapLine}
${githubReports('assay-report', 'assay-report')}      - if: always() && hashFiles('assay-report/report.sarif') != ''
        uses: ${pinned.sarif}
        with: { sarif_file: assay-report/report.sarif, category: assay }
`;
}

const githubFleet = (variables: readonly string[]): string => `${githubHead('')}jobs:
  judge:
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    strategy:
      fail-fast: false
      matrix:
        shard: [${Array.from({ length: shards }, (_, index) => index + 1).join(', ')}]
    env:
      SHARD: \${{ matrix.shard }}
      # A target uses only the names that env: allows to it in targets.yaml.
${secretLines(variables, '      ')}    steps:
${githubSetup}      - run: ${blockScalar(shardLines(`$SHARD/${shards}`, 'shards/$SHARD'), 10)}
      - if: always()
        run: if [ -d "shards/$SHARD/ledger" ]; then ${reapLine} "shards/$SHARD/ledger"; fi
${githubReports(`assay-shard-\${{ matrix.shard }}`, 'shards')}  merge:
    needs: judge
    if: always()
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
${githubSetup}      - uses: ${pinned.download}
        with: { pattern: assay-shard-*, path: shards, merge-multiple: true }
      - run: ${blockScalar(mergeLines, 10)}
${githubReports('assay-report', 'assay-report')}`;

const gitlabHead = `  image: ${pinned.image}
  timeout: 60 minutes
  interruptible: false
  variables:
    # Exit statuses that do not fail the job, with blanks between them.
    ASSAY_ACCEPT: "0"
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1"
  cache:
    key: { files: [package-lock.json] }
    paths: [.npm/]
`;

const installLine = 'npm ci --cache .npm --prefer-offline';

/** Only where a sign-on is tried in a browser. */
const browserLine = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium';

const gitlab = (kind: Exclude<Kind, 'fleet'>): string => `assay:
${gitlabHead}  resource_group: assay
  before_script:
    - ${installLine}
${kind === 'provider' ? `    - ${browserLine}\n` : ''}${kind === 'application' ? '' : `    - ${blockScalar([manifestLine], 6)}\n`}${kind === 'provider' ? `    - ${startLine}\n` : ''}  script:
    - ${blockScalar(judgeLines(commands[kind]), 6)}
  after_script:
    - ${reapLine}
  artifacts:
    when: always
    paths: [assay-report/]
    exclude: [assay-report/**/evidence/**/*, assay-report/**/ledger/**/*]
    reports: { junit: assay-report/junit.xml }
`;

const gitlabFleet = (): string => `shards:
${gitlabHead}  parallel: ${shards}
  before_script:
    - ${installLine}
    - ${browserLine}
  script:
    - ${blockScalar(shardLines('$CI_NODE_INDEX/$CI_NODE_TOTAL', 'shards/$CI_NODE_INDEX'), 6)}
  after_script:
    - if [ -d "shards/$CI_NODE_INDEX/ledger" ]; then ${reapLine} "shards/$CI_NODE_INDEX/ledger"; fi
  artifacts:
    when: always
    paths: [shards/]
    exclude: [shards/**/evidence/**/*, shards/**/ledger/**/*]
verdicts:
${gitlabHead}  needs: [shards]
  when: always
  before_script:
    - ${installLine}
  script:
    - ${blockScalar(mergeLines, 6)}
  artifacts:
    when: always
    paths: [assay-report/]
`;
