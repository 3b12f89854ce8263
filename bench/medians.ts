import { spawn } from 'node:child_process';

/** Runs a command to its end; milliseconds. */
export async function timed(command: string, args: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }): Promise<number> {
  const start = performance.now();
  const child = spawn(command, args, { ...options, stdio: 'ignore' });
  await new Promise((resolve) => child.on('close', resolve));
  return performance.now() - start;
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
