import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Report } from '../../engine/judging/report.ts';
import { isLoopbackUrl } from '../../engine/wire/loopback.ts';
import { isUrl } from '../../engine/wire/url.ts';
import { type AllowedVariables, type Arguments, usual } from '../arguments.ts';
import { listRows } from '../catalogue/list.ts';
import { readReport } from '../delivery/read-report.ts';
import type { Io } from '../io.ts';

export interface Wishes extends Pick<Arguments['list'], 'surface' | 'level' | 'kind'>, Pick<Arguments['application'], 'type'> {
  id?: string;
  path?: string;
  env_file?: string[];
  manifest?: string;
  plan?: string[];
  only?: string[];
  smoke?: boolean;
  report?: string;
  requirement?: string;
  exchange?: number;
}

export const declaredTools = createRequire(import.meta.url)('#specs/mcp/tools.json') as Tool[];

/** Each tells what it found through the given world; returns the exit status that the command would have. */
export const tools: Record<string, (wishes: Wishes, allowed: AllowedVariables, io: Io) => Promise<number> | number> = {
  list: ({ surface, level, kind }, _, io) => listRows({ surface, level, kind, vectors: false, json: false }, io),
  explain: async ({ id = '' }, _, io) => (await import('../catalogue/explain.ts')).explainRow({ id, json: false }, io),
  async check({ path = '', type, env_file, only }, { project }, io) {
    const { check } = await import('../check/check.ts');
    const files = env_file?.map((file) => inside(file, io));
    const args = { ...usual, only, type, 'env-file': files, 'inherit-env': false, project };
    return check(inside(path, io), args, io);
  },
  async certify({ manifest = '', plan, only, smoke = false }, allowed, io) {
    await refuseElsewhere('certify', inside(manifest, io), allowed, io);
    const { certify } = await import('../provider/certify.ts');
    return certify(manifest, { ...usual, ...allowed, check: false, plan, only, smoke }, io);
  },
  report({ report = '', requirement, exchange }, _, io) {
    const read = readReport(inside(report, io), io);
    io.out(JSON.stringify(partOf(read, requirement, exchange), null, 2));
    return 0;
  },
  async replay({ report = '', exchange, manifest }, allowed, io) {
    const file = inside(report, io);
    const document = inside(manifest ?? readReport(file, io).target.document ?? 'manifest.json', io);
    await refuseElsewhere('replay', document, allowed, io);
    const { replay } = await import('../live/replay.ts');
    return replay(`${file}#${exchange}`, { ...usual, ...allowed, manifest: document, 'driver-timeout': 120 }, io);
  },
};

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

async function refuseElsewhere(tool: string, manifest: string, allowed: AllowedVariables, io: Io): Promise<void> {
  const { loadManifest } = await import('../provider/manifest.ts');
  const document = loadManifest(manifest, allowed, io);
  const urls = ['base_url', 'sso_url'].map((name) => document.value(`/api/test/${name}`)).filter((url) => typeof url === 'string');
  const elsewhere = urls.find((url) => isUrl(url) && !isLoopbackUrl(url));
  if (elsewhere !== undefined)
    throw new UsageError(
      `assay mcp: ${tool} contacts this machine only, and ${new URL(elsewhere).host} is another one; run assay ${tool} in a terminal for that`,
    );
}

function partOf(report: Report, id: string | undefined, number: number | undefined): unknown {
  const { target, started, verdict, because, complete, counts, requirements, unscored = [], exchanges, resources } = report;
  if (number !== undefined) return found(exchanges[number], `exchange ${number}; the last is ${exchanges.length - 1}`);
  const outcome = [...requirements, ...unscored].find((one) => one.id === id);
  if (id !== undefined) return found(outcome, `requirement ${id}`);
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
