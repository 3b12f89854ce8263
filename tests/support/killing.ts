import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { Decisions } from '../../targets/reference/partner/index.ts';
import { bin } from './command.ts';
import { checkReportsIn } from './reading/claims/check.ts';
import { marked, markVariable } from './reading/marked.ts';

/** When to kill a shard: `ms` milliseconds after it has judged `judged` targets. */
export interface Moment {
  judged: number;
  ms: number;
}

/** A moment at which a shard of that many targets is in the middle of its work. */
const moment = (targets: number) => fc.record({ judged: fc.integer({ min: 0, max: targets - 1 }), ms: fc.integer({ min: 0, max: 2_000 }) });

/** One moment for each shard. */
export const momentsOf = (shards: number, targets: number, seed: number): Moment[] => fc.sample(moment(targets), { seed, numRuns: shards });

export interface Program {
  command: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

export type Started = ReturnType<typeof startProgram>;

/** Starts a program; `killAll` kills it and its children at once, as the end of a container does, and is false if it had ended. */
export function startProgram(program: Program) {
  const mark = randomUUID();
  const { child, output, ended } = start(program, { [markVariable]: mark });
  return {
    ended: ended.then((status) => ({ status, output: output() })),
    child,
    isOver: () => child.exitCode !== null,
    async killAll(): Promise<boolean> {
      const isKilled = child.exitCode === null;
      for (const pid of marked(mark)) kill(pid);
      await ended;
      // Processes may have been started while the others were killed.
      for (const pid of marked(mark)) kill(pid);
      return isKilled;
    },
  };
}

function start({ command: [program = '', ...args], cwd, env }: Program, more: NodeJS.ProcessEnv = {}) {
  const child: ChildProcess = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH, ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const since = Date.now();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close').then(([status, signal]): number | string => {
    if (signal === null) checkReportsIn(cwd, args.slice(args.indexOf(bin) + 1), since);
    return status ?? signal;
  });
  return { child, output: () => output, ended };
}

export async function runToEnd(program: Program): Promise<{ status: number | string; output: string }> {
  const { ended, output } = start(program);
  return { status: await ended, output: output() };
}

/** How many targets have a report in the folder. */
export const judgedIn = (out: string): number =>
  existsSync(out) ? readdirSync(out).filter((name) => existsSync(join(out, name, 'report.json'))).length : 0;

/** Kills a shard and its children at that moment, as the end of a container does; false if it had already ended. */
export async function killedAt(program: Program, out: string, { judged, ms }: Moment): Promise<boolean> {
  const { isOver, ended, killAll } = startProgram(program);
  while (!isOver() && judgedIn(out) < judged) await sleep(50);
  await Promise.race([sleep(ms), ended]);
  return killAll();
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // The process has ended in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Partners whose next sign-on, once it is awaited, gets no answer for `heldMs`: what was installed for it is then in the ledger, and still there. */
export function signOnsAwaited(heldMs = 120_000) {
  let arrived: (() => void) | undefined;
  const meets: Decisions['meets'] = ({ path }, { decide }) => {
    if (!arrived || path !== decide.ssoPath) return;
    arrived();
    arrived = undefined;
    decide.delay = heldMs;
    setImmediate(() => {
      decide.delay = 0;
    });
  };
  return { meets, next: () => new Promise<void>((resolve) => (arrived = resolve)) };
}
