import { spawn } from 'node:child_process';
import { watchMemory } from '../tests/support/reading/memory.ts';

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
