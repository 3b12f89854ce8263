import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { statusOfCommand } from '../../cli/exit-status.ts';
import { main } from '../../cli/main.ts';
import type { Io } from '../../runs/run.ts';
import { checkReports, checkReportsIn } from './reading/claims/check.ts';

export { changed, manifest, password, salt } from '../../targets/reference/documents/manifest.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
/** ASSAY_BUILD names the folder of another build, to see that a test fails on the build that had the bug. */
const otherBuild = process.env.ASSAY_BUILD;
export const bin = join(otherBuild ?? root, 'dist/cli/bin.js');

export interface Ended {
  /** Null when it was killed because it took longer than its limit. */
  status: number | null;
  stdout: string;
  stderr: string;
  millis: number;
}

export interface Outcome extends Ended {
  /** The content of every file that the command wrote, by its path in the folder. */
  written: Record<string, string>;
}

export interface Setting {
  files?: Record<string, string | Uint8Array>;
  env?: Record<string, string>;
  /** Adds to the folder what is not a plain file. */
  prepare?: (folder: string) => void;
  /** The standard input; empty if left out. */
  input?: string | Uint8Array;
  /** Milliseconds. */
  limit?: number;
  /** The folder of a build to run instead of this one. */
  build?: string;
  onStart?: (pid: number) => void;
  /** Called before the folder is read and deleted. */
  onEnd?: () => void;
}

/** Runs the built command in a fresh folder, which is deleted afterwards; in this process where the result is the same. */
export async function assay(args: string[], setting: Setting = {}): Promise<Outcome> {
  const [outcome] = await assayAtOnce([args], setting);
  if (!outcome) throw new Error('no run');
  return outcome;
}

/** Runs several command lines at the same time in one fresh folder; `written` has the files of all of them. */
export async function assayAtOnce(
  lines: string[][],
  { files = {}, env = {}, prepare, input, limit = 120_000, build, onStart, onEnd }: Setting = {},
): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    prepare?.(folder);
    const before = new Set(filesIn(folder));
    const limits = { env, limit, ...(input !== undefined && { input }), ...(build && { build }), ...(onStart && { onStart }) };
    const ended = await Promise.all(lines.map((args) => runIn(args, folder, limits))).finally(onEnd);
    const added = filesIn(folder).filter((path) => !before.has(path));
    const written = Object.fromEntries(added.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
    checkReports(added);
    return ended.map((end) => ({ ...end, written }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the command in a folder that stays; its reports may say nothing that its exchanges contradict. */
export async function inFolder(args: string[], folder: string, limits: Limits = {}): Promise<Ended> {
  const since = Date.now();
  const ended = await runIn(args, folder, limits);
  checkReportsIn(folder, args, since);
  return ended;
}

/** In this process where the result is the same, which saves the start of another one. */
async function runIn(args: string[], folder: string, limits: Limits): Promise<Ended> {
  if (!isCallable(args, limits)) return spawned(limits.build ? join(limits.build, 'dist/cli/bin.js') : bin, args, folder, limits);
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
const otherCallable = ['app', 'doctor', 'init', 'sso', 'docs', 'reap', '--help', '--version'];

/** Whether a command starts Playwright; one process can run only one of these at a time. */
const isLive = (command: string, args: string[]) => ['certify', 'gate', 'fleet'].includes(command) || args.includes('--rerun');
let isPlaying = false;

/** Whether a command can run in the test's own process: not if the test interrupts it or tests the process itself. */
function isCallable([command = '', ...args]: string[], { env = {}, input = '', build, onStart }: Limits): boolean {
  const isKnown =
    offline.includes(command) || otherCallable.includes(command) || (isLive(command, args) && !isPlaying) || args.includes('--help');
  const needsProcess = args.some((word) => /^--(start|watch|ui|headed)/.test(word)) || onStart !== undefined || build !== undefined;
  const changesProcess = Object.keys(env).some((name) => /^(TMPDIR|HOME|XDG_|NODE_)/.test(name));
  return !otherBuild && isKnown && !needsProcess && !changesProcess && typeof input === 'string' && input.length < 500_000;
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
  return { status, ...texts, millis: performance.now() - started };
}

interface Limits {
  env?: Record<string, string>;
  input?: string | Uint8Array;
  /** Milliseconds. */
  limit?: number;
  build?: string;
  onStart?: (pid: number) => void;
}

/** Runs a script with Node, of our environment with PATH only; what it reports is checked as in `inFolder`. */
export async function run(script: string, args: string[], cwd: string, limits: Limits = {}): Promise<Ended> {
  const since = Date.now();
  const ended = await spawned(script, args, cwd, limits);
  checkReportsIn(cwd, args, since);
  return ended;
}

function spawned(script: string, args: string[], cwd: string, { env = {}, limit = 120_000, input, onStart }: Limits = {}): Promise<Ended> {
  const started = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  if (child.pid !== undefined) onStart?.(child.pid);
  // A command that does not read all of its input closes the pipe.
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
  output(): string;
  /** Its exit status, or the signal that ended it. */
  ended: Promise<number | string | null>;
}

/** Starts the command in a folder; the caller watches and ends it. If detached, it leads a process group, as in a terminal. */
export function started(args: string[], cwd: string, { env = {}, detached = false } = {}): Running {
  const since = Date.now();
  const child = spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'exit').then(([status, signal]) => {
    // What is killed may have left others, which still write and delete.
    if (signal === null) checkReportsIn(cwd, args, since);
    return status ?? signal;
  });
  return { child, output: () => output, ended };
}

/** What Ctrl-C does in a terminal: interrupts the process group of a command. */
export function interrupt({ pid }: ChildProcess): void {
  if (pid === undefined) throw new Error('the command never started');
  process.kill(-pid, 'SIGINT');
}

/** Runs the command while nobody reads its standard output. */
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

/** All text that a run printed or wrote, to search it for what must not be there. */
export const everything = ({ stdout, stderr, written }: Outcome): string => [stdout, stderr, ...Object.values(written)].join('\n');

/** A reference to a variable, as a manifest writes it. */
export const variable = (name: string): string => `\${${name}}`;
