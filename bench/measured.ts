import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { family, watchMemory } from '../tests/support/reading/memory.ts';

export interface Place {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program of Node to its end; milliseconds. */
export async function timed(args: string[], place: Place): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { ...place, stdio: 'ignore' });
  await new Promise((resolve) => child.on('close', resolve));
  return performance.now() - start;
}

/** The most megabytes that it and all that it starts take; watching takes time, so this run is not timed. */
export async function peak(args: string[], place: Place): Promise<number> {
  const child = spawn(process.execPath, args, { ...place, stdio: 'ignore' });
  const memory = watchMemory();
  memory.onStart(child.pid ?? 0);
  await new Promise((resolve) => child.on('close', resolve));
  return memory.peak();
}

/** Medians of acts in turn, so that noise of the machine hits all of them alike. */
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

/** What the processor has done so far for these programs and all that they started, and for what this process started and is over. */
export function processorSeconds(running: Iterable<number>): number {
  const ticks = (pid: number | 'self', from: number) =>
    statOf(pid)
      .slice(from, 15)
      .reduce((sum, one) => sum + one, 0);
  const alive = [...running].flatMap((pid) => [...family(pid)]);
  return (ticks('self', 13) + alive.reduce((sum, pid) => sum + ticks(pid, 11), 0)) / 100;
}

/** Its 12th and 13th number are ticks of its own, the next two those of its children that are over. */
const statOf = (pid: number | 'self'): number[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
  } catch {
    return []; // it ended
  }
};
