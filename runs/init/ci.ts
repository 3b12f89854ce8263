import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from './answers.ts';
import type { InitFile } from './files.ts';

type Kind = Answers['kind'];

const commands = {
  provider: 'npx assay certify manifest.json --reporter terminal,junit,html',
  platform: 'npx assay gate platform.yaml --reporter terminal,junit,html',
  application: 'npx assay app . --reporter terminal,junit,html',
};

const platformVariables = ['API_TOKEN', 'CONSUMER_KEY', 'CONSUMER_SECRET', 'USER_TOKEN', 'USER_SECRET'];

const variables = {
  provider: ['ASSAY_MANIFEST'],
  platform: ['ASSAY_MANIFEST', ...platformVariables],
  application: [],
};

/** A service on this machine has to run before it is judged. */
const startStep = "echo 'start the service here, where its test address is on this machine'";

/** The manifest holds secrets, so that it comes from the CI's own store of them. */
const manifestStep = `printf '%s' "$ASSAY_MANIFEST" > manifest.json`;

/** Another package of the registry may have the same name, so that nothing is taken from there by its name. */
const installStep = 'npm install --no-save "$ASSAY_PACKAGE"';

/** What the files of a project say that it is. */
export function projectKind(folder: string): Kind {
  const has = (name: string) => existsSync(join(folder, name));
  if (has('platform.yaml')) return 'platform';
  const pins = has('assay.yaml') ? readFileSync(join(folder, 'assay.yaml'), 'utf8') : '';
  return has('manifest.json') || /^manifest:/m.test(pins) ? 'provider' : 'application';
}

export function ciFiles({ kind, ci }: Pick<Answers, 'kind' | 'ci'>, folder: string): InitFile[] {
  const own = [...(kind === 'application' ? [] : [manifestStep]), ...(kind === 'provider' ? [startStep] : []), commands[kind]];
  const steps = [installStep, ...own];
  const secrets = variables[kind].length > 0 ? `keep ${variables[kind].join(', ')} as secrets there, and ` : '';
  const note = `${secrets}set ASSAY_PACKAGE to the path or the address of Assay's tarball`;
  const files: Record<string, InitFile> = {
    github: { path: '.github/workflows/assay.yml', content: github(kind, steps), note },
    gitlab: { ...gitlabPlace(folder, note), content: gitlab(steps) },
  };
  return ci.flatMap((name) => files[name] ?? []);
}

/** A pipeline that is there stays as it is. */
const gitlabPlace = (folder: string, note: string): Pick<InitFile, 'path' | 'note'> =>
  existsSync(join(folder, '.gitlab-ci.yml'))
    ? { path: '.gitlab/assay.yml', note: `add "include: { local: .gitlab/assay.yml }" to .gitlab-ci.yml; ${note}` }
    : { path: '.gitlab-ci.yml', note };

function github(kind: Kind, steps: string[]): string {
  const secrets = variables[kind].map((name) => `      ${name}: \${{ secrets.${name} }}\n`);
  return `name: assay
on: [push]
jobs:
  assay:
    runs-on: ubuntu-latest
    env:
      ASSAY_PACKAGE: \${{ vars.ASSAY_PACKAGE }}
${secrets.join('')}    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
${steps.map((step) => `      - run: ${step}`).join('\n')}
      - uses: actions/upload-artifact@v4
        if: always()
        with: { name: assay-report, path: "assay-report/report.*\\nassay-report/fix" }
`;
}

const gitlab = (steps: string[]): string => `assay:
  image: node:22
  script:
${steps.map((step) => `    - ${step}`).join('\n')}
  artifacts:
    when: always
    paths: [assay-report/report.*, assay-report/fix/]
    reports: { junit: assay-report/junit.xml }
`;
