import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { statusOfCommand } from '../../cli/exit-status.ts';
import { main } from '../../cli/main.ts';
import { useContract } from '../../engine/contract/contract.ts';
import { useCatalogue } from '../../engine/judging/catalogue.ts';
import type { Io } from '../../runs/io.ts';

export { changed, manifest, password, salt } from '../../targets/reference/documents/manifest.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
/** ASSAY_BUILD names the folder of another build, so that a test of a fault can be seen to fail on the build that had it. */
const otherBuild = process.env.ASSAY_BUILD;
export const bin = join(otherBuild ?? root, 'dist/cli/bin.js');

export interface Ended {
  /** Null when it was killed for taking longer than its limit. */
  status: number | null;
  stdout: string;
  stderr: string;
  millis: number;
}

export interface Outcome extends Ended {
  /** Every file that the command wrote: path in its folder, then content. */
  written: Record<string, string>;
}

export interface Setting {
  files?: Record<string, string | Uint8Array>;
  env?: Record<string, string>;
  /** Puts what is not a plain file into the folder. */
  prepare?: (folder: string) => void;
  /** On standard input; left out, there is nothing. */
  input?: string | Uint8Array;
  /** Milliseconds. */
  limit?: number;
  onStart?: (pid: number) => void;
}

/** Runs the built command in a fresh folder, which is gone afterwards; in this process where that shows the same. */
export async function assay(args: string[], setting: Setting = {}): Promise<Outcome> {
  const [outcome] = await assayAtOnce([args], setting);
  if (!outcome) throw new Error('no run');
  return outcome;
}

/** Runs several command lines at the same time in one fresh folder; `written` is what is there in the end. */
export async function assayAtOnce(
  lines: string[][],
  { files = {}, env = {}, prepare, input, limit = 120_000, onStart }: Setting = {},
): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    prepare?.(folder);
    const before = new Set(filesIn(folder));
    const limits = { env, limit, ...(input !== undefined && { input }), ...(onStart && { onStart }) };
    const ended = await Promise.all(lines.map((args) => inFolder(args, folder, limits)));
    const added = filesIn(folder).filter((path) => !before.has(path));
    const written = Object.fromEntries(added.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
    return ended.map((end) => ({ ...end, written }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the command in a folder that stays; in this process where that shows the same, which saves the start of another one. */
export async function inFolder(args: string[], folder: string, limits: Limits = {}): Promise<Ended> {
  if (!isCallable(args, limits)) return run(bin, args, folder, limits);
  const [command = ''] = args;
  if (!isLive(command, args)) return called(args, folder, limits);
  isPlaying = true;
  try {
    return await called(args, folder, limits);
  } finally {
    isPlaying = false;
  }
}

const offline = ['check', 'list', 'explain', 'report', 'log', 'oauth', 'completion', 'merge', 'drift', 'traffic', 'verify', 'replay'];
const others = ['app', 'doctor', 'init', 'sso', 'docs', 'reap', '--help', '--version'];

/** These start Playwright, one in a process at a time. */
const isLive = (command: string, args: string[]) => ['certify', 'gate', 'fleet'].includes(command) || args.includes('--rerun');
let isPlaying = false;

/** Whether a command can run in the test's own process: not if the test interrupts it or tests the process itself. */
function isCallable([command = '', ...args]: string[], { env = {}, input = '', onStart }: Limits): boolean {
  const isKnown = offline.includes(command) || others.includes(command) || (isLive(command, args) && !isPlaying) || args.includes('--help');
  const isOwn = args.some((word) => /^--(start|watch|ui|headed)/.test(word)) || onStart !== undefined;
  const isOfProcess = Object.keys(env).some((name) => /^(TMPDIR|HOME|XDG_|NODE_)/.test(name));
  return !otherBuild && isKnown && !isOwn && !isOfProcess && typeof input === 'string' && input.length < 500_000;
}

async function called(args: string[], cwd: string, { env = {}, input = '' }: Limits): Promise<Ended> {
  const started = performance.now();
  const texts = { stdout: '', stderr: '' };
  const io: Io = {
    out: (text) => (texts.stdout += `${text}\n`),
    err: (text) => (texts.stderr += `${text}\n`),
    env: { PATH: process.env.PATH, ...env },
    cwd,
    color: false,
    version,
    interruption: () => new AbortController().signal,
    confirm: async () => undefined,
    terminal: () => undefined,
    stdin: async () => String(input),
  };
  const status = await statusOfCommand(io, () => main(args, io));
  // The command may have chosen another contract, or an edition.
  useContract();
  useCatalogue();
  return { status, ...texts, millis: performance.now() - started };
}

interface Limits {
  env?: Record<string, string>;
  input?: string | Uint8Array;
  /** Milliseconds. */
  limit?: number;
  onStart?: (pid: number) => void;
}

/** Runs a script with Node, and nothing of our environment but the path. */
export function run(
  script: string,
  args: string[],
  cwd: string,
  { env = {}, limit = 120_000, input, onStart }: Limits = {},
): Promise<Ended> {
  const started = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  if (child.pid !== undefined) onStart?.(child.pid);
  // A command that does not want it all closes the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, ...texts, millis: performance.now() - started }));
  });
}

export interface Running {
  child: ChildProcess;
  /** What it has printed so far, on both streams. */
  said(): string;
  /** Its exit status, or the signal that ended it. */
  ended: Promise<number | string | null>;
}

/** Starts the command in a folder, to be watched and ended by whoever started it; detached, it gets a group of its own, as a terminal gives it. */
export function started(args: string[], cwd: string, { env = {}, detached = false } = {}): Running {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, said: () => said, ended: once(child, 'exit').then(([status, signal]) => status ?? signal) };
}

/** Ctrl-C in the terminal of a command that leads a group. */
export function interrupt({ pid }: ChildProcess): void {
  if (pid === undefined) throw new Error('the command never started');
  process.kill(-pid, 'SIGINT');
}

/** Starts the command with nobody reading what it prints; returns its status and its stderr. */
export function runUnread(args: string[]): Promise<Pick<Ended, 'status' | 'stderr'>> {
  const child = spawn(process.execPath, [bin, ...args], { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stderr }));
  });
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => lstatSync(path).isFile());

/** Everything that a run left for others to read, for a search for what must not be in it. */
export const everything = ({ stdout, stderr, written }: Outcome): string => [stdout, stderr, ...Object.values(written)].join('\n');

/** How a manifest refers to the environment. */
export const variable = (name: string): string => `\${${name}}`;
