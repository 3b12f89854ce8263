import type { ChildProcess } from 'node:child_process';

/** Milliseconds for plays that were told to stop. */
const graceMs = 8_000;

/** Waits for a process that leads a group; when the signal says so, asks it to stop, then ends its whole group. */
export function untilEnded(child: ChildProcess, stop: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      child.kill('SIGINT');
      timer = setTimeout(() => killGroup(child), graceMs);
    };
    const forget = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
    };
    if (stop.aborted) end();
    stop.addEventListener('abort', end, { once: true });
    child.on('error', (error) => {
      // A signal that could not be sent is an error too, and the process still runs.
      if (child.pid === undefined) forget();
      reject(error);
    });
    child.on('exit', () => {
      forget();
      resolve();
    });
  });
}

/** Without a pid there is no process, and group 0 would be our own. */
function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
