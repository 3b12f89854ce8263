import { AsyncResource } from 'node:async_hooks';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractChoice } from '../../engine/contract/contract.ts';
import { removeBusyFolder } from '../../engine/documents/folder.ts';
import { sealKey } from '../../engine/ledger/seal.ts';
import type { PlayEvent, RunEvent } from '../../engine/recording/events.ts';
import { folderVariable, runListVariable } from '../../engine/recording/run-list.ts';
import type { RunList } from '../../engine/recording/run-settings.ts';
import type { Collected, Left } from '../../reporters/collector.ts';
import type { Recording } from '../../specs/generated/schemas.ts';
import { type Io, unwritable } from '../run.ts';

interface PlayHooks {
  graceMs: number | undefined;
  onEvent(event: RunEvent): void;
  /** Called for a target as soon as its plays are over, while those of others still run. */
  onEnded(index: number, collected: Collected): void;
}

let early: ReturnType<typeof start> | undefined;

/** Starts Playwright before the plays are chosen, because it takes longer to load than Assay; it ends with Assay. */
export function startEarly(io: Io): void {
  early = start(io);
  early.child.on('error', () => {});
  early.child.unref();
  early.child.channel?.unref();
}

export function endEarly(): void {
  if (early) signalTo(early.child, 'SIGKILL');
  early = undefined;
}

/**
 * Runs the plays with the Playwright of our own package, in another process; stops them when the signal aborts.
 * Returns what the plays recorded for each target, except for those that `onEnded` has got.
 */
export async function withPlaywright(runList: RunList, io: Io, stop: AbortSignal, { graceMs, onEvent, onEnded }: PlayHooks) {
  const { child, folder } = takeEarly() ?? start(io);
  try {
    const handedOver = new Set<string>();
    const collectedOf = (run: string, mayBeMissing: boolean): Collected => read(join(folder, `${run}.json`), mayBeMissing);
    // After a stop, plays have recorded only a part: it is returned at the end.
    const end = (run: string) => {
      if (stop.aborted) return;
      handedOver.add(run);
      const index = runList.runs.findIndex((one) => one.run === run);
      onEnded(index, collectedOf(run, false));
    };
    // The process may have been started before the run chose its contract.
    const onMessage = AsyncResource.bind((message: unknown) => {
      const event = message as PlayEvent;
      if (event.kind === 'ended') return end(event.run);
      if (event.kind === 'closed') return;
      onEvent(event.kind === 'recorded' ? { kind: 'recording', recording: parsed(event.path) } : event);
    });
    child.on('message', onMessage);
    sendRunList(runList, folder, child);
    await untilEnded(child, stop, graceMs);
    child.off('message', onMessage);
    return runList.runs.map(({ run }) => (handedOver.has(run) ? undefined : collectedOf(run, stop.aborted)));
  } finally {
    removeBusyFolder(folder);
  }
}

function takeEarly(): typeof early {
  if (!early?.child.connected) return undefined;
  const started = early;
  early = undefined;
  started.child.ref();
  started.child.channel?.ref();
  return started;
}

/** Sends the list of runs over the channel: a file with header values and a private key would outlive a command that is killed. */
function sendRunList(runList: RunList, folder: string, child: ChildProcess): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    signalTo(child, 'SIGKILL');
    throw unwritable(`${tmpdir()}, the folder for temporary files`, error, 'name another one in TMPDIR');
  }
  // If the process has ended by now, `untilEnded` notices it.
  if (child.connected) child.send({ ...runList, contract: contractChoice(), sealKey: sealKey() }, () => {});
}

function read(path: string, mayBeMissing: boolean): Collected {
  if (existsSync(path)) {
    const { recordings, errors } = parsed<Left>(path);
    return { recordings: recordings.map((file) => parsed<Recording>(file)), errors };
  }
  return { recordings: [], errors: mayBeMissing ? [] : [{ play: 'all plays', message: 'Playwright ended before the plays did' }] };
}

const parsed = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Starts Playwright, which waits for the list of runs; its plays write into the folder. */
function start(io: Io) {
  const folder = join(tmpdir(), `assay-run-${randomUUID()}`);
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = fileURLToPath(new URL('../../suites/playwright.config.js', import.meta.url));
  const args = ['test', '--config', config, '--pass-with-no-tests'];
  // In its own process group, so that Ctrl-C reaches it once, through us; the channel closes when we are gone.
  const child = spawn(process.execPath, [cli, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A driver of another run may have started us, so its list of runs is removed. Our plays are compiled and need no TypeScript loader.
    env: { ...io.env, [folderVariable]: folder, [runListVariable]: undefined, PW_DISABLE_TS_ESM: '1' },
    detached: true,
  });
  return { child, folder };
}

const maxGraceMs = 8_000;

/** Waits for a process that leads a group; when `stop` aborts, asks it to stop, then kills the whole group. */
export function untilEnded(child: ChildProcess, stop: AbortSignal, graceMs = maxGraceMs): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      const { pid } = child;
      if (pid === undefined) return;
      child.kill('SIGINT');
      timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), Math.min(graceMs, maxGraceMs));
    };
    const forget = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
    };
    if (stop.aborted) end();
    stop.addEventListener('abort', end, { once: true });
    child.on('error', (error) => {
      // A signal that could not be sent is an error too, but then the process still runs.
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
function signalTo(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid !== undefined) child.kill(name);
}
