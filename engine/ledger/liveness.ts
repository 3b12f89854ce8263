import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { LedgerHeader } from './ledger.ts';

/** When a process started, so that a later process with the same id is not taken for it; empty if the system does not say. */
export function birthOf(pid: number): string {
  try {
    // The process name, in brackets, may contain spaces and brackets; the start time is the 20th field after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return 'a zombie: ended, but its parent has not collected it';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${fields[19]}`;
  } catch {
    return '';
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

type Writer = Pick<LedgerHeader, 'pid' | 'host' | 'birth'>;

/** On another machine, nobody can tell whether the process still runs. */
export const isElsewhere = (header: Pick<Writer, 'host'>): boolean => header.host !== hostname();

/** Whether the process that wrote the header still runs on this machine. */
export function isAlive(header: Writer): boolean {
  if (isElsewhere(header) || !exists(header.pid)) return false;
  const birth = birthOf(header.pid);
  return birth === '' || header.birth === '' || birth === header.birth;
}

/** Whether a process other than this one still writes to the ledger. */
export const isRunning = ({ headers }: { headers: LedgerHeader[] }): boolean =>
  headers.some((header) => header.pid !== process.pid && isAlive(header));
