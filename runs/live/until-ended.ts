import type { ChildProcess } from 'node:child_process';

/** Milliseconds for plays that were told to stop. */
const graceMs = 8_000;

/** Waits for a process that leads a group; when the signal says so, asks it to stop, then ends its whole group. */
export function untilEnded(child: ChildProcess, stop: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      signalTo(child, 'SIGINT');
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

/** Sends a signal, unless the process never started: without a pid, the signal would go to our own group. */
export function signalTo(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid !== undefined) child.kill(name);
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
