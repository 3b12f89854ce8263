import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { AllowedVariables } from '../arguments.ts';
import { type Io, signalStatus, unattended, untilAborted } from '../io.ts';
import { declaredTools, tools, type Wishes } from './tools.ts';

const sdk = '@modelcontextprotocol/sdk';
const { peerDependencies } = createRequire(import.meta.url)('#package') as { peerDependencies: Record<string, string> };

const instructions =
  'Assay judges add-on providers and applications by the contract of a hosting platform. Call check first, then certify while the service runs on this machine; explain says how to fix what failed. Nothing but this machine is contacted, and no result contains a secret.';

/** Longer answers help no reader. */
const longest = 60_000;

export async function serveMcp(allowed: AllowedVariables, io: Io): Promise<number> {
  if (!io.streams) throw new UsageError('assay: mcp needs standard input and output');
  const { input, output } = io.streams;
  const { Server, StdioServerTransport, ListToolsRequestSchema, CallToolRequestSchema } = await load();
  const stop = io.interruption();
  const server = new Server({ name: 'assay', version: io.version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: declaredTools }));
  const hungUp = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: wishes = {} } }, { signal }) => {
    const ends = AbortSignal.any([signal, hungUp.signal, stop]);
    // One at a time: a service that is judged twice at once tells nothing of either.
    const answer = last.then(() => call(name, wishes, allowed, io, ends));
    last = answer.catch(() => {});
    return answer;
  });
  const ended = Promise.race([once(input, 'end'), once(input, 'close'), untilAborted(stop)]);
  await server.connect(new StdioServerTransport(input, output));
  await ended;
  hungUp.abort();
  await last;
  await server.close();
  return stop.aborted ? signalStatus(stop.reason) : 0;
}

/** Loaded by name: it is installed by those who use it. */
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

/** What a tool tells, as the answer to its call; what the caller got wrong is an answer too. */
async function call(name: string, wishes: unknown, allowed: AllowedVariables, io: Io, ends: AbortSignal) {
  const tool = declaredTools.find((one) => one.name === name);
  const lines: string[] = [];
  const keep = (text: string) => void lines.push(text);
  try {
    if (!tool) throw new UsageError(`assay mcp: there is no tool "${name}"; there are ${declaredTools.map((one) => one.name).join(', ')}`);
    const isRight = ajv.compile<Wishes>(tool.inputSchema);
    if (!isRight(wishes)) throw new UsageError(`assay mcp: ${name}: ${ajv.errorsText(isRight.errors, { dataVar: 'arguments' })}`);
    const status = await tools[name]?.(wishes, allowed, unattended(io, ends, { out: keep, err: keep }));
    return { content: [{ type: 'text' as const, text: `${cut(lines.join('\n'))}\n\nExit status ${status}` }] };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { content: [{ type: 'text' as const, text: [...lines, error.message].join('\n') }], isError: true };
  }
}

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}\n… (cut: ask for a part)` : text);
