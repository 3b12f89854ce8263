import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import type { Documents } from '../../engine/contract/documents.ts';
import { readDocuments } from '../../engine/contract/read.ts';
import type { Report } from '../../engine/report.ts';
import { clientConfiguration } from '../../fixtures/reference/client/configuration.ts';
import { partnerManifest, startPartner } from '../../fixtures/reference/partner/index.ts';
import { assay, root } from '../command.ts';
import { withPlatform } from '../gating.ts';
import { reportOf } from '../reports.ts';
import type { Mutant } from './statements.ts';

export type Kind = 'provider' | 'platform' | 'client';

/** What a run of a conforming reference came to: its verdicts, and what the reference received of us. */
export interface Run {
  verdicts: string[];
  received: string[];
}

/** Which references a document is about. */
export const kindsOf: Record<keyof Documents, Kind[]> = {
  provider: ['provider', 'platform'],
  vendor: ['platform', 'provider'],
  platform: ['platform', 'client'],
  manifest: ['provider'],
};

export const published = (): Documents => readDocuments(root).documents;

/** A folder with the documents as a mutant has them, until the scene is over. */
export async function withContract<T>(
  change: ((documents: Documents) => void) | undefined,
  act: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-contract-'));
  try {
    const documents = structuredClone(published());
    change?.(documents);
    mkdirSync(join(folder, 'openapi'));
    mkdirSync(join(folder, 'specs/schemas'), { recursive: true });
    for (const name of ['provider', 'vendor', 'platform'] as const)
      writeFileSync(join(folder, `openapi/${name}.yaml`), stringify(documents[name]));
    writeFileSync(join(folder, 'specs/schemas/manifest.schema.json'), JSON.stringify(documents.manifest));
    cpSync(join(root, 'specs/requirements'), join(folder, 'specs/requirements'), { recursive: true });
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const changedBy =
  ({ document, apply }: Mutant) =>
  (documents: Documents): void =>
    apply(documents[document] as unknown as Record<string, unknown>);

/** Judges the reports of earlier runs once more, by the contract in a folder; undefined where that contract is refused. */
export function judgedAgain(folder: string, reports: readonly string[]): Promise<string[] | undefined> {
  const script = fileURLToPath(new URL('judging.js', import.meta.url));
  const child = spawn(process.execPath, [script, folder, ...reports], { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more: string) => (text += more));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status === 0 ? text.trim().split('\n') : undefined));
  });
}

/** Runs one reference, by the contract in a folder or by the published one. */
export const runOf = (kind: Kind, folder?: string): Promise<Report> => runs[kind](folder === undefined ? [] : ['--contract', folder]);

/** What came of a run. */
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
  const path = request.url.replace(/^https?:\/\/[^/]+/, '').replace(/[0-9a-f-]{8,}|[A-Za-z0-9_-]{16,}/g, '*');
  const type = request.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const scheme = request.headers.find(([name]) => name.toLowerCase() === 'authorization')?.[1].split(' ')[0] ?? '';
  return [
    `${request.method} ${path} ${type} ${scheme} ${fieldsOf(request.body)}`,
    `${path} ${response?.status} ${fieldsOf(response?.body)}`,
  ];
}

function fieldsOf(body: string | undefined): string {
  try {
    const value: unknown = JSON.parse(body ?? '');
    const one = Array.isArray(value) ? value[0] : value;
    return Object.entries(Object(one))
      .map(([name, field]) => `${name}:${field === '' ? 'empty' : typeof field}${name === 'region' ? field : ''}`)
      .join();
  } catch {
    return [...new URLSearchParams(body)]
      .map(([name, value]) => `${name}=${value === '' ? '' : /^\d+$/.test(value) ? 'digits' : 'text'}`)
      .join('&');
  }
}
