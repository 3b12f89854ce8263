import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that came of it; browsers are left out, since a page's memory is none of ours. */
function* family(pid: number): Generator<number> {
  const isBrowser = /^chrom/.test(read(`/proc/${pid}/comm`));
  if (!isBrowser) yield pid;
  for (const task of tasksOf(pid))
    for (const child of read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean)) yield* family(Number(child));
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return []; // it ended
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const kilobytes = (status: string, name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);

/** Megabytes: the most that each process of a family had for itself, and what they share of Node's own program once. */
function resident(pid: number): number {
  const statuses = [...family(pid)].map((one) => read(`/proc/${one}/status`));
  const own = statuses.map((status) => kilobytes(status, 'VmHWM') - kilobytes(status, 'RssFile'));
  const shared = Math.max(0, ...statuses.map((status) => kilobytes(status, 'RssFile')));
  return Math.round((own.reduce((sum, one) => sum + one, 0) + shared) / 1024);
}

/** Watches a process and all that it starts; the most megabytes at one time, once it is over. */
export function watchMemory(): { onStart: (pid: number) => void; peak: () => number } {
  let peak = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    onStart: (pid) => {
      timer = setInterval(() => {
        peak = Math.max(peak, resident(pid));
      }, 100);
    },
    peak: () => {
      clearInterval(timer);
      return peak;
    },
  };
}
