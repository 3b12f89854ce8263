import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, relative, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { isWrong } from '../../engine/judging/verdict.ts';
import { isLoopbackUrl, isUrl } from '../../engine/wire/url.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { listRows } from '../catalogue/list.ts';
import { readReport } from '../delivery/read-report.ts';
import {
  type AllowedVariables,
  type Arguments,
  asUsageError,
  defaultArguments,
  type Io,
  signalStatus,
  UsageError,
  unattended,
  untilAborted,
} from '../run.ts';
import { refuseWrongValues } from '../selection/values.ts';
import { declaredTools, optionArguments } from './declared.ts';

const sdk = '@modelcontextprotocol/sdk';
const { peerDependencies } = createRequire(import.meta.url)('#package') as { peerDependencies: Record<string, string> };

const instructions =
  'Assay judges add-on providers and applications by the contract of a hosting platform. Call check first, then certify while the service runs on this machine; explain says how to fix what failed. Nothing but this machine is contacted, and no result contains a secret.';

/** Characters of an answer; a longer one is cut. */
const MAX_LENGTH = 60_000;

export async function serveMcp(allowed: AllowedVariables, io: Io): Promise<number> {
  if (!io.streams) throw new UsageError('assay: mcp needs standard input and output');
  const { input, output } = io.streams;
  const { Server, StdioServerTransport, ListToolsRequestSchema, CallToolRequestSchema } = await load();
  const stop = io.interruption();
  const server = new Server({ name: 'assay', version: io.version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: declaredTools }));
  const clientGone = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: args = {} } }, { signal }) => {
    const ends = AbortSignal.any([signal, clientGone.signal, stop]);
    // One at a time: two runs at once would disturb each other at the service.
    const answer = last.then(() => call(name, args, allowed, io, ends));
    last = answer.catch(() => {});
    return answer;
  });
  const ended = Promise.race([once(input, 'end'), once(input, 'close'), untilAborted(stop)]);
  await server.connect(new StdioServerTransport(input, output));
  await ended;
  clientGone.abort();
  await last;
  await server.close();
  return stop.aborted ? signalStatus(stop.reason) : 0;
}

/** Loads the SDK, an optional dependency that only users of mcp install. */
async function load() {
  try {
    const [{ Server }, { StdioServerTransport }, types] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/index.js'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('@modelcontextprotocol/sdk/types.js'),
    ]);
    return { Server, StdioServerTransport, ...types };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      `assay: mcp needs the SDK of the protocol, which is not installed: npm install --save-dev ${sdk}@${peerDependencies[sdk]}`,
    );
  }
}

const ajv = new Ajv({ allErrors: false });

/** Runs a tool and answers with what it prints; a mistake of the caller is an answer too. */
async function call(name: string, args: Record<string, unknown>, allowed: AllowedVariables, io: Io, ends: AbortSignal) {
  const tool = declaredTools.find((one) => one.name === name);
  const lines: string[] = [];
  const keep = (text: string) => void lines.push(text);
  try {
    if (!tool) throw new UsageError(`assay mcp: there is no tool "${name}"; there are ${declaredTools.map((one) => one.name).join(', ')}`);
    refuseWrongValues(optionArguments(name), args, (argument) => `assay mcp: ${name}: ${argument}`);
    const isRight = ajv.compile<ToolArguments>(tool.inputSchema);
    if (!isRight(args)) throw new UsageError(`assay mcp: ${name}: ${ajv.errorsText(isRight.errors, { dataVar: 'arguments' })}`);
    const status = await tools[name]?.(args, allowed, unattended(io, ends, { out: keep, err: keep }));
    return { content: [{ type: 'text' as const, text: `${cut(lines.join('\n'))}\n\nExit status ${status}` }] };
  } catch (error) {
    return { content: [{ type: 'text' as const, text: [...lines, asUsageError(error).message].join('\n') }], isError: true };
  }
}

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}\n… (cut: ask for a part)` : text);

interface ToolArguments
  extends Pick<Arguments['list'], 'surface' | 'level' | 'kind'>,
    Pick<Arguments['application'], 'type'>,
    Partial<Pick<Arguments['certify'], 'manifest' | 'plan' | 'only' | 'smoke'>> {
  id?: string;
  path?: string;
  env_file?: string[];
  report?: string;
  requirement?: string;
  exchange?: number;
}

/** Each prints through the given `io` and returns the exit status that its command would have. */
const tools: Record<string, (args: ToolArguments, allowed: AllowedVariables, io: Io) => Promise<number> | number> = {
  list: ({ surface, level, kind }, _, io) => listRows({ surface, level, kind, vectors: false, json: false }, io),
  explain: async ({ id = '' }, _, io) => (await import('../catalogue/explain.ts')).explainRow({ id, json: false }, io),
  async check({ path = '', type, env_file, only }, { project }, io) {
    const { check } = await import('../check/check.ts');
    const files = env_file?.map((file) => inside(file, io));
    const args = { ...defaultArguments, only, type, 'env-from': files, 'inherit-env': false, project };
    return check(inside(path, io), args, io);
  },
  async certify({ manifest = '', plan, only, smoke = false }, allowed, io) {
    await refuseElsewhere('certify', inside(manifest, io), allowed, io);
    const { certify } = await import('../provider/certify.ts');
    return certify(manifest, { ...defaultArguments, ...allowed, check: false, plan: plan ?? allowed.project?.plans, only, smoke }, io);
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
    const { replay } = await import('../replay/replay.ts');
    return replay(`${file}#${exchange}`, { ...defaultArguments, ...allowed, manifest: document, 'driver-timeout': 120 }, io);
  },
};

/** Refuses a path outside of the folder that the server was started in, also one that leads out by a link. */
function inside(path: string, { cwd }: Io): string {
  const fullPath = resolve(cwd, path);
  const isOutside = (from: string, to: string) => {
    const way = relative(from, to);
    return isAbsolute(way) || way.split(/[\\/]/)[0] === '..';
  };
  // A missing file is reported when it is read.
  if (isOutside(cwd, fullPath) || (existsSync(fullPath) && isOutside(realpathSync(cwd), realpathSync(fullPath))))
    throw new UsageError(`assay mcp: ${path} is outside of the folder that assay mcp was started in`);
  return path;
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
  if (number !== undefined) return present(exchanges[number], `exchange ${number}; the last is ${exchanges.length - 1}`);
  const outcome = [...requirements, ...unscored].find((one) => one.id === id);
  if (id !== undefined) return present(outcome, `requirement ${id}`);
  const findings = requirements
    .filter((one) => one.verdict !== 'pass' && one.verdict !== 'not-applicable' && !isLeftOut(one))
    .map(({ id, level, verdict, expected, got, at, reason, blockedBy, hint, exchanges, repeat }) =>
      isWrong(verdict) ? { id, level, verdict, expected, got, at, hint, exchanges, repeat } : { id, level, verdict, reason, blockedBy },
    );
  const leftOut = requirements.filter(isLeftOut).length;
  return { target, started, verdict, because, complete, counts, resources, findings, ...(leftOut > 0 && { leftOut }) };
}

/** Not tested by the choice of the user, such as --only. */
const isLeftOut = ({ verdict, byChoice }: Report['requirements'][number]): boolean => verdict === 'untested' && byChoice === true;

function present<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new UsageError(`assay mcp: the report has no ${name}`);
  return value;
}
