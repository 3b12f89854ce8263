import { isLoopbackUrl } from '../../engine/wire/loopback.ts';
import { accepts } from '../../fixtures/clients/application/reach.ts';
import { listeners, showsProcesses } from '../../fixtures/processes.ts';

/** Milliseconds between two looks: at a list of this machine, and at a service that has to be called for it. */
const nearMs = 50;
const farMs = 500;

/** Whoever listens, told from whoever listened before; undefined where nobody does. */
type Look = () => Promise<string | undefined>;

function lookAt(url: URL): Look {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  if (isLoopbackUrl(url) && showsProcesses)
    return async () =>
      listeners()
        .flatMap((one) => (one.port === port ? [one.inode] : []))
        .join() || undefined;
  return async () => ((await accepts(url.hostname.replace(/^\[|\]$/g, ''), port)) ? 'it' : undefined);
}

export interface WatchedService {
  isUp(): boolean;
  close(): void;
}

/** Tells when a service is there again after it was gone, or is another process than before. */
export function watchService(address: string, onReturn: () => void): WatchedService {
  const url = new URL(address);
  const look = lookAt(url);
  const every = isLoopbackUrl(url) && showsProcesses ? nearMs : farMs;
  let last: string | undefined;
  let isFirst = true;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const check = async (): Promise<void> => {
    const now = await look();
    if (isClosed) return;
    if (!isFirst && now !== undefined && now !== last) onReturn();
    isFirst = false;
    last = now;
    timer = setTimeout(() => void check(), every);
  };
  void check();
  return {
    isUp: () => last !== undefined,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
