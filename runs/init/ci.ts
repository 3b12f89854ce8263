import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from './answers.ts';
import type { InitFile } from './file.ts';

type Kind = Answers['kind'] | 'fleet';

const commands: Record<Kind, [command: string, target: string]> = {
  provider: ['certify', 'manifest.json'],
  platform: ['gate', 'platform.yaml'],
  application: ['app', '.'],
  client: ['client', 'client.yaml'],
  fleet: ['fleet', 'targets.yaml'],
};

const platformVariables = ['API_TOKEN', 'CONSUMER_KEY', 'CONSUMER_SECRET', 'USER_TOKEN', 'USER_SECRET'];

export function projectKind(folder: string): Kind {
  const has = (name: string) => existsSync(join(folder, name));
  if (has('targets.yaml')) return 'fleet';
  if (has('platform.yaml')) return 'platform';
  if (has('client.yaml')) return 'client';
  const pins = has('assay.yaml') ? readFileSync(join(folder, 'assay.yaml'), 'utf8') : '';
  return has('manifest.json') || /^manifest:/m.test(pins) ? 'provider' : 'application';
}

/** The secrets that the configuration names; no other secret of the CI reaches the job. */
function variablesOf(kind: Kind, folder: string): string[] {
  if (kind === 'application' || kind === 'client') return [];
  const file = { provider: 'assay.yaml', platform: 'platform.yaml', fleet: 'targets.yaml' }[kind];
  const text = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*$/, ''));
  const named = lines.flatMap((line) => [...line.matchAll(/\$\{([A-Za-z_]\w*)\}/g)].map(([, name = '']) => name));
  const allowed = [...lines.join('\n').matchAll(/\benv:\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/[A-Za-z_]\w*/g) ?? []);
  const own = [...new Set([...named, ...allowed])];
  if (kind === 'fleet') return own;
  const manifests = /^\s*other_manifest:/m.test(lines.join('\n')) ? ['ASSAY_MANIFEST', 'ASSAY_OTHER_MANIFEST'] : ['ASSAY_MANIFEST'];
  return [...manifests, ...(own.length > 0 || kind === 'provider' ? own : platformVariables)];
}

export function ciFiles({ kind, ci }: { kind: Kind; ci: string[] }, folder: string): InitFile[] {
  const variables = variablesOf(kind, folder);
  const secrets = variables.length > 0 ? [`store ${variables.join(', ')} as secrets there`] : [];
  const lock = isLocked(folder) ? [] : ['add Assay to package-lock.json: npm install --save-dev with the path or the URL of its tarball'];
  const note = [...secrets, ...lock].join(', and ');
  const files: Record<string, InitFile> = {
    github: { path: '.github/workflows/assay.yml', content: github(kind, variables), note },
    gitlab: { ...gitlabPlace(folder, note), content: gitlab(kind) },
  };
  return ci.flatMap((name) => files[name] ?? []);
}

function isLocked(folder: string): boolean {
  const file = join(folder, 'package-lock.json');
  return existsSync(file) && /"node_modules\/assay": *\{/.test(readFileSync(file, 'utf8'));
}

/** An existing pipeline stays unchanged. */
const gitlabPlace = (folder: string, note: string): Pick<InitFile, 'path' | 'note'> =>
  existsSync(join(folder, '.gitlab-ci.yml'))
    ? { path: '.gitlab/assay.yml', note: `add "include: { local: .gitlab/assay.yml }" to .gitlab-ci.yml; ${note}` }
    : { path: '.gitlab-ci.yml', note };

const optionalLines: [lines: RegExp, kinds: Kind[]][] = [
  [/^ *# The manifest holds secrets.*\n.*\n/m, ['provider', 'platform']],
  [/^ *# The manifest of also\.other_manifest.*\n.*\n/m, ['platform']],
  [/^ *# Start the service here.*\n/m, ['provider']],
  [/^ *# Only where a sign-on.*\n.*\n/m, ['provider', 'fleet']],
];

const template = (name: string, kind: Kind): string =>
  optionalLines
    .filter(([, kinds]) => !kinds.includes(kind))
    .reduce((text, [lines]) => text.replace(lines, ''), readFileSync(new URL(import.meta.resolve(`#ci/${name}`)), 'utf8'));

function github(kind: Kind, variables: readonly string[]): string {
  const secrets = variables.map((name) => `      ${name}: \${{ secrets.${name} }}\n`).join('');
  return template(kind === 'fleet' ? 'github-fleet.yml' : 'github.yml', kind)
    .replace(/^ *SECRET: .*\n/m, () => secrets)
    .replace('certify manifest.json', commands[kind].join(' '));
}

/** The hidden jobs of `ci/gitlab.yml`, and the jobs of this project. */
function gitlab(kind: Kind): string {
  const [single = '', fleet = ''] = template('gitlab.yml', kind)
    .replace(/^(#.*\n)+/, '')
    .split(/(?=^\.assay-shard:)/m);
  if (kind === 'fleet')
    return `${single}${fleet}\nshards: { extends: .assay-shard }\nverdicts: { extends: .assay-merge, needs: [shards] }\n`;
  const [command, target] = commands[kind];
  const variables = command === 'certify' ? '' : `  variables: { ASSAY_COMMAND: ${command}, ASSAY_TARGET: ${target} }\n`;
  return `${single}assay:\n  extends: .assay\n  # One run at a time.\n  resource_group: assay\n${variables}`;
}
