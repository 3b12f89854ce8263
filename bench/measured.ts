import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { family, watchMemory } from '../tests/support/reading/memory.ts';

export interface Place {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** The milliseconds that a Node program takes. */
export async function timed(args: string[], place: Place): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { ...place, stdio: 'ignore' });
  await new Promise((resolve) => child.on('close', resolve));
  return performance.now() - start;
}

/** The most megabytes that a program and its children use; watching slows the run down, so it is not timed. */
export async function peak(args: string[], place: Place): Promise<number> {
  const child = spawn(process.execPath, args, { ...place, stdio: 'ignore' });
  const memory = watchMemory();
  memory.onStart(child.pid ?? 0);
  await new Promise((resolve) => child.on('close', resolve));
  return memory.peak();
}

/** The median of each act; the acts take turns, so that a busy machine slows all of them alike. */
export async function medians<Name extends string>(
  acts: Record<Name, () => Promise<number>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, act] of Object.entries(acts) as [Name, () => Promise<number>][])
      times.set(name, [...(times.get(name) ?? []), await act()]);
  }
  const middle = (all: number[]) => all.sort((a, b) => a - b)[rounds >> 1] ?? 0;
  return Object.fromEntries([...times].map(([name, all]) => [name, middle(all)])) as Record<Name, number>;
}

/** Processor time so far of these programs and their children, and of the children of this process that have ended. */
export function processorSeconds(running: Iterable<number>): number {
  const ticks = (pid: number | 'self', from: number) =>
    statOf(pid)
      .slice(from, 15)
      .reduce((sum, one) => sum + one, 0);
  const alive = [...running].flatMap((pid) => [...family(pid)]);
  return (ticks('self', 13) + alive.reduce((sum, pid) => sum + ticks(pid, 11), 0)) / 100;
}

/** The numbers of /proc/PID/stat after the name: 12 and 13 are ticks of the process, 14 and 15 those of its ended children. */
const statOf = (pid: number | 'self'): number[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
  } catch {
    return []; // the process has ended
  }
};
