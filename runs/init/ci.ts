import type { Answers } from './answers.ts';
import type { InitFile } from './files.ts';

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

export function ciFiles({ kind, ci }: Answers): InitFile[] {
  const steps = [...(kind === 'application' ? [] : [manifestStep]), ...(kind === 'provider' ? [startStep] : []), commands[kind]];
  const note = variables[kind].length > 0 ? `keep ${variables[kind].join(', ')} as secrets there` : 'ready to be committed';
  const files: Record<string, InitFile> = {
    github: { path: '.github/workflows/assay.yml', content: github(kind, steps), note },
    gitlab: { path: '.gitlab-ci.yml', content: gitlab(steps), note },
  };
  return ci.flatMap((name) => files[name] ?? []);
}

function github(kind: Answers['kind'], steps: string[]): string {
  const secrets = variables[kind].map((name) => `      ${name}: \${{ secrets.${name} }}`);
  return `name: assay
on: [push]
jobs:
  assay:
    runs-on: ubuntu-latest
${secrets.length > 0 ? `    env:\n${secrets.join('\n')}\n` : ''}    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
${steps.map((step) => `      - run: ${step}`).join('\n')}
      - uses: actions/upload-artifact@v4
        if: always()
        with: { name: assay-report, path: assay-report/report.* }
`;
}

const gitlab = (steps: string[]): string => `assay:
  image: node:22
  script:
${steps.map((step) => `    - ${step}`).join('\n')}
  artifacts:
    when: always
    paths: [assay-report/report.*]
    reports: { junit: assay-report/junit.xml }
`;
