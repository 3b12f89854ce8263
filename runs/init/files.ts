import { readFileSync } from 'node:fs';
import { catalogue } from '../../engine/judging/catalogue.ts';
import type { Answers } from './answers.ts';
import { ciFiles } from './ci.ts';
import { manifest } from './manifest.ts';
import { platformFiles } from './platform.ts';

export interface InitFile {
  path: string;
  content: string;
  mode?: number;
  /** What to do with it. */
  note?: string;
  /** One that is there already stays as it is. */
  isKept?: true;
}

/** Every file of a new project. */
export function initFiles(given: Answers, folder: string): InitFile[] {
  const own = { provider: providerFiles, platform: platformFiles, application: () => [] }[given.kind](given);
  const ignored = given.kind === 'application' ? [] : ['manifest.json'];
  return [
    ...own,
    { path: 'assay.yaml', content: project(given), note: 'pins what the commands take for granted here' },
    { path: '.gitignore', content: [...ignored, 'assay-report/', ''].join('\n'), isKept: true },
    ...ciFiles(given, folder),
  ];
}

const samples = { node: 'partner.mjs', python: 'partner.py' };

function providerFiles({ id, url, testUrl, sample }: Answers): InitFile[] {
  const content = manifest({ id, production: url, test: testUrl });
  const files: InitFile[] = [{ path: 'manifest.json', content, mode: 0o600, note: 'holds fresh secrets; keep it out of the repository' }];
  if (sample === undefined) return files;
  const path = samples[sample];
  const text = readFileSync(new URL(import.meta.resolve(`#samples/${path}`)), 'utf8');
  return [
    ...files,
    { path, content: text, note: `a service that conforms; start it with ${sample === 'node' ? 'node' : 'python3'} ${path}` },
  ];
}

/** The addresses are in the manifest alone. */
function project({ kind, plans }: Answers): string {
  const provider = [
    'environment: test # production asks first',
    'manifest: manifest.json',
    '# env: [MY_PASSWORD] # variables that password and sso_salt of the manifest may use',
  ];
  return [
    '# yaml-language-server: $schema=./node_modules/assay/specs/schemas/project.schema.json',
    '# What Assay takes for granted in this folder; a flag wins over it.',
    `edition: ${catalogue().edition}`,
    ...(plans.length > 0 ? [`plans: ${JSON.stringify(plans)}`] : []),
    ...(kind === 'provider' ? provider : []),
    'options:',
    '  reporter: terminal,html',
    '',
  ].join('\n');
}
