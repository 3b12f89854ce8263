import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Report } from '../../engine/judging/report.ts';
import { isLoopbackUrl } from '../../engine/wire/loopback.ts';
import { isUrl } from '../../engine/wire/url.ts';
import { type AllowedVariables, usual } from '../arguments.ts';
import { readReport } from '../delivery/read-report.ts';
import type { Io } from '../io.ts';

/** What a program may ask for; all of it is checked by the schema of the tool. */
export interface Wishes {
  surface?: string;
  level?: string;
  kind?: string;
  id?: string;
  path?: string;
  type?: 'node' | 'play1' | 'play2';
  env_file?: string[];
  manifest?: string;
  plan?: string[];
  only?: string[];
  smoke?: boolean;
  report?: string;
  requirement?: string;
  exchange?: number;
}

interface Tool {
  name: string;
  description: string;
  inputSchema: { type: 'object'; properties: Record<string, object>; required?: string[]; additionalProperties: false };
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; openWorldHint: boolean };
  /** Tells what it found through the given world; returns the exit status that the command would have. */
  run(wishes: Wishes, allowed: AllowedVariables, io: Io): Promise<number> | number;
}

const text = (description: string) => ({ type: 'string', description });
const texts = (description: string) => ({ type: 'array', items: { type: 'string' }, description });
const reads = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };
const acts = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
const only = texts('judge these alone: ids of requirements, or patterns such as "sso/*"');
const reportFile = text('a report.json, such as assay-report/report.json');

export const tools: readonly Tool[] = [
  {
    name: 'list',
    description: 'The catalogue: every requirement of the contract with its level, and what the contract leaves open.',
    inputSchema: object({
      surface: text('rows of one surface, such as "manifest" or "single-sign-on"'),
      level: { enum: ['must', 'should', 'note'] },
      kind: { enum: ['requirement', 'gap', 'contradiction', 'exclusion', 'assumption'] },
    }),
    annotations: reads,
    async run({ surface, level, kind }, _, io) {
      const { listRows } = await import('../catalogue/list.ts');
      return listRows({ surface, level, kind, vectors: false, json: false }, io);
    },
  },
  {
    name: 'explain',
    description: 'One requirement: its source in the contract, how it is judged, right and wrong answers, how to fix it.',
    inputSchema: object({ id: text('such as "sso/accepts-a-valid-call"') }, ['id']),
    annotations: reads,
    async run({ id = '' }, _, io) {
      const { explainRow } = await import('../catalogue/explain.ts');
      return explainRow(id, false, io);
    },
  },
  {
    name: 'check',
    description:
      "Judges a manifest, or an application's folder, offline. Nothing is started or contacted. Writes assay-report/report.json.",
    inputSchema: object(
      {
        path: text('the manifest file, or the folder of an application'),
        type: { enum: ['node', 'play1', 'play2'] },
        env_file: texts('files with variables of the application'),
        only,
      },
      ['path'],
    ),
    annotations: acts,
    async run({ path = '', type, env_file, only }, { project }, io) {
      const { check } = await import('../check/check.ts');
      const files = env_file?.map((file) => inside(file, io));
      const args = { ...usual, only, type, 'env-file': files, 'inherit-env': false, 'last-failed': false, project };
      return check(inside(path, io), args, io);
    },
  },
  {
    name: 'certify',
    description:
      'Judges the service behind the test addresses of a manifest, which must be on this machine: installs, signs on, deletes. Takes up to a few minutes. Writes assay-report/report.json.',
    inputSchema: object(
      {
        manifest: text('the manifest file'),
        plan: texts('the plans to install; "test" where none is named'),
        only,
        smoke: { type: 'boolean', description: 'one install, one sign-on, one delete' },
      },
      ['manifest'],
    ),
    annotations: acts,
    async run({ manifest = '', plan, only, smoke = false }, allowed, io) {
      const file = inside(manifest, io);
      const { loadManifest } = await import('../provider/manifest.ts');
      refuseElsewhere('certify', addressesIn(loadManifest(file, allowed, io).object));
      const { certify } = await import('../provider/certify.ts');
      return certify(file, { ...usual, ...allowed, check: false, plan, only, smoke }, io);
    },
  },
  {
    name: 'report',
    description: 'What a run found: the verdict and each requirement that did not pass; or one requirement, or one exchange, in full.',
    inputSchema: object(
      {
        report: reportFile,
        requirement: text('the id of a requirement'),
        exchange: { type: 'integer', minimum: 0, description: 'the number of an exchange' },
      },
      ['report'],
    ),
    annotations: reads,
    run({ report = '', requirement, exchange }, _, io) {
      const read = readReport(inside(report, io), io);
      io.out(JSON.stringify(partOf(read, requirement, exchange), null, 2));
      return 0;
    },
  },
  {
    name: 'replay',
    description:
      'Acts the step of a report that made an exchange once more, on a resource of its own that is deleted again. On this machine only.',
    inputSchema: object(
      {
        report: reportFile,
        exchange: { type: 'integer', minimum: 0 },
        manifest: text('the manifest, where it is not the one of the report'),
      },
      ['report', 'exchange'],
    ),
    annotations: acts,
    async run({ report = '', exchange, manifest }, allowed, io) {
      const file = inside(report, io);
      const document = inside(manifest ?? readReport(file, io).target.document ?? 'manifest.json', io);
      const { loadManifest } = await import('../provider/manifest.ts');
      refuseElsewhere('replay', addressesIn(loadManifest(document, allowed, io).object));
      const { replay } = await import('../live/replay.ts');
      return replay(`${file}#${exchange}`, { ...usual, ...allowed, manifest: document, 'driver-timeout': 120 }, io);
    },
  },
];

function object(properties: Tool['inputSchema']['properties'], required?: string[]): Tool['inputSchema'] {
  return { type: 'object', properties, ...(required && { required }), additionalProperties: false };
}

/** A path below the folder that the server was started in; links are followed before that is asked. */
function inside(path: string, { cwd }: Io): string {
  const whole = resolve(cwd, path);
  const isOutside = (from: string, to: string) => {
    const way = relative(from, to);
    return isAbsolute(way) || way.split(/[\\/]/)[0] === '..';
  };
  if (isOutside(cwd, whole) || isOutside(realpathSync(cwd), realPath(whole) ?? realpathSync(cwd)))
    throw new UsageError(`assay mcp: ${path} is outside of the folder that assay mcp was started in`);
  return path;
}

/** Undefined where there is nothing: whoever reads it says so. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function refuseElsewhere(tool: string, urls: readonly string[]): void {
  const elsewhere = urls.find((url) => isUrl(url) && !isLoopbackUrl(url));
  if (elsewhere !== undefined)
    throw new UsageError(
      `assay mcp: ${tool} contacts this machine only, and ${new URL(elsewhere).host} is another one; run assay ${tool} in a terminal for that`,
    );
}

type Addresses = { api?: { test?: { base_url?: unknown; sso_url?: unknown } } } | undefined;

function addressesIn(manifest: unknown): string[] {
  const { base_url, sso_url } = (manifest as Addresses)?.api?.test ?? {};
  return [base_url, sso_url].filter((url) => typeof url === 'string');
}

function partOf(report: Report, id: string | undefined, number: number | undefined): unknown {
  const { target, started, verdict, because, complete, counts, requirements, unscored = [], exchanges, resources } = report;
  if (number !== undefined) return found(exchanges[number], `exchange ${number}; the last is ${exchanges.length - 1}`);
  if (id !== undefined)
    return found(
      [...requirements, ...unscored].find((one) => one.id === id),
      `requirement ${id}`,
    );
  const findings = requirements
    .filter((one) => one.verdict !== 'pass' && one.verdict !== 'not-applicable')
    .map(({ id, level, verdict, expected, got, at, reason, blockedBy, hint, exchanges, repeat }) =>
      ['fail', 'warn'].includes(verdict)
        ? { id, level, verdict, expected, got, at, hint, exchanges, repeat }
        : { id, level, verdict, reason, blockedBy },
    );
  return { target, started, verdict, because, complete, counts, resources, findings };
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new UsageError(`assay mcp: the report has no ${name}`);
  return value;
}
