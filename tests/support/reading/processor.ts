import { readFileSync } from 'node:fs';
import { family } from './memory.ts';

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
