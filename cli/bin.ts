#!/usr/bin/env node
import { createRequire } from 'node:module';
import { decodeUtf8, positionIn } from '../engine/documents/text.ts';
import { readStream } from '../runs/files.ts';
import { type Io, signalStatus, UsageError } from '../runs/run.ts';
import { printBug, statusOfCommand } from './exit-status.ts';
import { createStatus, createTerminal, showsColor } from './terminal.ts';

const { version } = createRequire(import.meta.url)('#package') as { version: string };
const { stdout, stderr, env, argv } = process;

let interrupted: AbortSignal | undefined;
let beforeSecond = () => {};

/** `timeout` and npm send a signal to the process and to its group, so that it comes twice at once. */
const sameSignalMs = 100;

/** A second interruption ends the process at once; the ledger lists what is left behind. */
function interruption(beforeEnd = beforeSecond): AbortSignal {
  beforeSecond = beforeEnd;
  if (interrupted) return interrupted;
  const controller = new AbortController();
  interrupted = controller.signal;
  let firstAt = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) {
        if (performance.now() - firstAt < sameSignalMs) return;
        beforeSecond();
        process.exit(signalStatus(signal));
      }
      firstAt = performance.now();
      controller.abort(signal);
    });
  }
  return controller.signal;
}

const isYes = (answer = '') => /^y(es)?$/i.test(answer.trim());

let openTerminal: ReturnType<Io['terminal']>;

async function confirm(question: string): Promise<boolean | undefined> {
  // Only one reader of standard input at a time.
  if (openTerminal) return isYes(await openTerminal.ask(`${question} [y/N] `));
  if (!process.stdin.isTTY) return undefined;
  const reader = createTerminal({ input: process.stdin, output: stderr });
  const answer = await reader.ask(`${question} [y/N] `);
  reader.close();
  return isYes(answer);
}

function terminal(): ReturnType<Io['terminal']> {
  if (!process.stdin.isTTY) return undefined;
  const created = createTerminal({ input: process.stdin, output: stderr, onInterrupt: () => process.kill(process.pid, 'SIGINT') });
  // A closed terminal gives no answers, so the next question opens a new one.
  const close = () => {
    openTerminal = undefined;
    created.close();
  };
  openTerminal = { ...created, close };
  return openTerminal;
}

const MAX_INPUT_BYTES = 1_000_000;

async function stdin(): Promise<string> {
  if (process.stdin.isTTY) stderr.write('Reading standard input; end it with Ctrl-D.\n');
  const bytes = await readStream(process.stdin, MAX_INPUT_BYTES);
  if (!bytes) throw new UsageError('standard input: more than a megabyte');
  const { text, problem } = decodeUtf8(bytes);
  if (problem) throw new UsageError(`${positionIn('standard input', problem.position)}: ${problem.got}`);
  return text;
}

const status = createStatus(stderr);

const io: Io = {
  out(text) {
    status('');
    stdout.write(`${text}\n`);
  },
  err(text) {
    status('');
    stderr.write(`${text}\n`);
  },
  ...(stderr.isTTY && env.TERM !== 'dumb' && { status }),
  env,
  cwd: process.cwd(),
  ...(stdout.columns > 0 && { columns: stdout.columns }),
  color: !argv.includes('--no-color') && showsColor(stdout, env),
  version,
  interruption,
  confirm,
  terminal,
  stdin,
  streams: { input: process.stdin, output: stdout },
};

// Node's own warnings do not help a user.
process.removeAllListeners('warning');

process.on('uncaughtException', (error) => {
  printBug(error, io);
  process.exit(3);
});

// A reader that stops early (assay list | head) is not an error.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await statusOfCommand(io, async () => {
  // Imported inside, so that a failed import also ends with our message and exit status.
  const { mainAlone } = await import('./main.ts');
  return mainAlone(argv.slice(2), io);
});
