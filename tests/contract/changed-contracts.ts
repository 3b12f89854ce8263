import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { type Documents, documentNames, valueNames } from '../../engine/contract/documents.ts';
import { readDocuments } from '../../engine/contract/read.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { clientConfiguration } from '../../targets/reference/client/configuration.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assay, root } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';
import { reportOf } from '../support/reading/reports.ts';
import type { Mutant } from './statements.ts';

export type Kind = 'provider' | 'platform' | 'client';

/** The result of a run of a conforming reference: its verdicts, and the requests that the reference received. */
export interface Run {
  verdicts: string[];
  received: string[];
}

/** Which references a document is about. */
export const kindsOf: Record<keyof Documents, Kind[]> = {
  provider: ['provider', 'platform'],
  sso: ['provider', 'platform'],
  vendor: ['platform', 'provider'],
  platform: ['platform', 'client'],
  manifest: ['provider'],
  'sign-on': ['provider', 'platform'],
  'health-check': ['platform'],
  runtimes: [],
  variables: [],
};

export const published = (): Documents => readDocuments(root).documents;

/** Writes the documents as a mutant has them; the rows stay those of the published contract. */
export function writeContract(folder: string, change?: (documents: Documents) => void): string {
  const documents = structuredClone(published());
  change?.(documents);
  mkdirSync(join(folder, 'openapi'), { recursive: true });
  mkdirSync(join(folder, 'specs/schemas'), { recursive: true });
  for (const name of documentNames) writeFileSync(join(folder, `openapi/${name}.yaml`), stringify(documents[name]));
  writeFileSync(join(folder, 'specs/schemas/manifest.schema.json'), JSON.stringify(documents.manifest));
  mkdirSync(join(folder, 'specs/values'), { recursive: true });
  for (const name of valueNames) writeFileSync(join(folder, `specs/values/${name}.yaml`), stringify(documents[name]));
  return folder;
}

export const changedBy =
  ({ document, apply }: Mutant) =>
  (documents: Documents): void =>
    apply(documents[document] as unknown as Record<string, unknown>);

/** Judges reports once more by the contract in each folder; undefined where a contract is refused. */
export async function judgedAgain(file: string, folders: readonly string[]): Promise<Map<string, string[] | undefined>> {
  const script = fileURLToPath(new URL('judging.js', import.meta.url));
  const child = spawn(process.execPath, [script, file, ...folders], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`judging again ended with ${status}`);
  const rows = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { folder: string; verdicts?: string[] });
  return new Map(rows.map(({ folder, verdicts }) => [folder, verdicts]));
}

/** Runs one reference, by the contract in a folder or by the published one. */
export const runOf = (kind: Kind, folder?: string): Promise<Report> => runs[kind](folder === undefined ? [] : ['--contract', folder]);

export const outcomeOf = ({ target, requirements, exchanges }: Report): Run => ({
  verdicts: requirements.map(({ id, verdict }) => `${target.kind} ${id} ${verdict}`),
  received: [...new Set(exchanges.flatMap(shapesOf))].sort(),
});

const common = ['--quiet', '--browser', 'off', '--seed', '1', '--timeout', '5000'];

const runs: Record<Kind, (args: string[]) => Promise<Report>> = {
  async provider(args) {
    const partner = await startPartner({ manifest: partnerManifest() });
    try {
      const files = { 'manifest.json': JSON.stringify(partner.manifest, null, 2) };
      return reportOf(
        await assay(['certify', 'manifest.json', '--plan', 'test', '--cases', '8', ...common, ...args], { files, limit: 120_000 }),
      );
    } finally {
      await partner.close();
    }
  },
  platform: (args) =>
    withPlatform({}, async ({ platform, folder }) => {
      const files = Object.fromEntries(
        ['platform.yaml', ...Object.keys(platform.files())].map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
      );
      const skip = ['--skip', 'health/*'];
      return reportOf(
        await assay(['gate', 'platform.yaml', ...skip, ...common, ...args], { files, env: platform.environment, limit: 180_000 }),
      );
    }),
  async client(args) {
    const files = { 'client.yaml': JSON.stringify(clientConfiguration()) };
    return reportOf(await assay(['client', 'client.yaml', '--quiet', ...args], { files, limit: 120_000 }));
  },
};

/** What a message looked like, without the values that change from run to run. */
function shapesOf({ request, response }: Report['exchanges'][number]): string[] {
  // Ids of a run are told by a digit, an escape or their length; of a query, the names count.
  const path = request.url
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/=[^&]*/g, '=')
    .replace(/(?<=\/)[^/?]*(?:%[0-9A-F]{2}|\d{3}|[0-9a-f]{8})[^/?]*|[A-Za-z0-9_-]{16,}/gi, '*');
  const type = request.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const accept = request.headers.find(([name]) => name.toLowerCase() === 'accept')?.[1] ?? '';
  const scheme = request.headers.find(([name]) => name.toLowerCase() === 'authorization')?.[1].split(' ')[0] ?? '';
  return [
    `${request.method} ${path} ${type} ${accept} ${scheme} ${fieldsOf(request.body)}`,
    `${path} ${response?.status} ${fieldsOf(response?.body)}`,
  ];
}

function fieldsOf(body: string | undefined): string {
  try {
    const value: unknown = JSON.parse(body ?? '');
    const one = Array.isArray(value) ? value[0] : value;
    return Object.entries(Object(one))
      .map(([name, field]) => `${name}:${field === '' ? 'empty' : typeof field}${name === 'region' ? field : ''}${typesIn(field)}`)
      .join();
  } catch {
    return [...new URLSearchParams(body)]
      .map(([name, value]) => `${name}=${value === '' ? '' : /^\d+$/.test(value) ? 'digits' : 'text'}`)
      .join('&');
  }
}

/** The types of the values in an object: names of options are drawn anew in each run. */
const typesIn = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `{${[...new Set(Object.values(value).map((one) => typeof one))].join()}}` : '';
