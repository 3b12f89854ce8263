import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../engine/catalogue/catalogue.ts';
import { allNames, fileOf, ownFolder } from '../../engine/contract/read.ts';
import { rowFiles, sharedWords } from '../../engine/contract/rows.ts';
import type { Answers } from './answers.ts';
import { ciFiles } from './ci.ts';
import type { InitFile } from './file.ts';

export function initFiles(given: Answers, folder: string): InitFile[] {
  const own = { provider: providerFiles, platform: platformFiles, application: () => [], client: clientFiles }[given.kind](given);
  const ignored = { provider: ['manifest.json'], platform: ['manifest.json', 'other-manifest.json'], application: [], client: [] }[
    given.kind
  ];
  return [
    ...own,
    { path: 'assay.yaml', content: project(given), note: 'pins the options of the commands in this folder' },
    {
      path: '.gitignore',
      content: [...ignored, ...(given.sample === 'php' ? ['partner-kept.json'] : []), 'assay-report/', ''].join('\n'),
      isKept: true,
    },
    ...ciFiles(given, folder),
  ];
}

const packaged = (path: string): string => readFileSync(join(ownFolder, path), 'utf8');

function providerFiles({ id, url, testUrl, sample }: Answers): InitFile[] {
  const content = manifest({ id, production: url, test: testUrl });
  const files: InitFile[] = [{ path: 'manifest.json', content, mode: 0o600, note: 'holds fresh secrets; keep it out of the repository' }];
  if (sample === undefined) return files;
  const { path, start, project } = { project: undefined, ...samples(testUrl)[sample] };
  const more = project === undefined ? [] : [{ path: project, content: packaged(`docs/samples/${project}`) }];
  return [...files, { path, content: packaged(`docs/samples/${path}`), note: `a service that conforms; start it with ${start}` }, ...more];
}

const samples = (testUrl: string) => ({
  node: { path: 'partner.mjs', start: 'node partner.mjs' },
  python: { path: 'partner.py', start: 'python3 partner.py' },
  go: { path: 'partner.go', start: 'go run partner.go' },
  php: { path: 'partner.php', start: `php -S ${new URL(testUrl).host} partner.php` },
  ruby: { path: 'partner.rb', start: 'ruby partner.rb' },
  java: { path: 'Partner.java', start: 'java Partner.java' },
  csharp: { path: 'partner.cs', start: 'dotnet run', project: 'partner.csproj' },
  rust: { path: 'partner.rs', start: 'rustc -O --edition 2021 partner.rs && ./partner' },
});

const clientFiles = ({ id }: Answers): InitFile[] => [
  {
    path: 'client.yaml',
    content: packaged('specs/init/client.yaml').replaceAll('{name}', () => id),
    note: 'write the commands of your client into it',
  },
];

/** Where the stand-in partner listens while a platform is judged; nothing listens at the other address, so that a call to it fails visibly. */
const standIn = { test: 'http://127.0.0.1:4998', production: 'http://127.0.0.1:4997' };

/** The configuration of a platform, a manifest for the partner that Assay plays, and drivers that are undecided until they are filled in. */
export function platformFiles({ id, url, bridgeUrl }: Pick<Answers, 'id' | 'url' | 'bridgeUrl'>): InitFile[] {
  const template = packaged('specs/init/platform.yaml').replaceAll('{url}', () => url);
  const configuration =
    bridgeUrl === undefined
      ? template.replace('bridge_url: {bridge}', '# bridge_url: https://bridge.example')
      : template.replace('{bridge}', () => bridgeUrl);
  const content = manifest({ id, ...standIn });
  const drivers = ['install', 'uninstall', 'sso', 'deploy'].map((name) => `drive/${name}`);
  return [
    { path: 'platform.yaml', content: configuration, note: 'fill in the ids, and set its variables in the environment' },
    { path: 'manifest.json', content, mode: 0o600, note: 'of the partner that Assay plays; push it to the platform once' },
    ...drivers.map((path) => ({ path, content: packaged(`specs/init/${path}`), mode: 0o755 })),
  ];
}

export function contractFiles(folder: string): InitFile[] {
  const documents = readdirSync(join(ownFolder, 'openapi')).flatMap((name) => (name.endsWith('.yaml') ? [`openapi/${name}`] : []));
  const rows = rowFiles(ownFolder).map(({ path }) => path);
  const copies = [...new Set([...documents, ...allNames.map(fileOf), ...rows, ...sharedWords])].map((path) => ({
    path: join(folder, path),
    content: packaged(path),
  }));
  return [...copies, { path: join(folder, 'README.md'), content: packaged('specs/init/contract.md').replaceAll('{folder}', () => folder) }];
}

const secret = () => randomBytes(36).toString('base64url');

function manifest({ id, production, test }: Record<'id' | 'production' | 'test', string>): string {
  const urls = (origin: string) => ({ base_url: `${origin}/resources`, sso_url: `${origin}/sso` });
  const api = {
    config_vars: [`${id.toUpperCase().replaceAll('-', '_')}_URL`],
    password: secret(),
    sso_salt: secret(),
    regions: ['eu'],
    production: urls(production),
    test: urls(test),
  };
  return `${JSON.stringify({ id, api }, null, 2)}\n`;
}

/** The addresses stay in the manifest only. */
function project({ kind, plans }: Answers): string {
  const whole = packaged('specs/init/assay.yaml').replace('{edition}', catalogue().edition);
  const planned = plans.length > 0 ? whole.replace('{plans}', () => JSON.stringify(plans)) : whole.replace(/^plans:.*\n/m, '');
  return kind === 'provider' ? planned : planned.replace(/^(environment|manifest|# env):.*\n/gm, '');
}
