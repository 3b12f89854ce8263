import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractChoice } from '../../engine/contract/contract.ts';
import { unwritable } from '../../engine/documents/usage-error.ts';
import type { PlayEvent, RunEvent } from '../../engine/recording/events.ts';
import { folderVariable, outlineVariable } from '../../engine/recording/programme.ts';
import type { Recording } from '../../engine/recording/recording.ts';
import type { Programme } from '../../engine/recording/run.ts';
import type { Collected, Left } from '../../reporters/collector.ts';
import type { Io } from '../io.ts';
import { signalTo, untilEnded } from './until-ended.ts';

/** Playwright, which waits for a programme, and the folder for what its plays leave. */
interface Started {
  child: ChildProcess;
  folder: string;
}

/** What is done while the plays are acted. */
interface Meanwhile {
  /** Milliseconds for plays that were told to stop. */
  graceMs?: number;
  onEvent?: (event: RunEvent) => void;
}

let early: Started | undefined;

/** Starts Playwright before it is known what is to be played: it takes longer to load than we do, and ends with us. */
export function startEarly(io: Io): void {
  early = start(false, io);
  early.child.on('error', () => {});
  early.child.unref();
  early.child.channel?.unref();
}

/** Ends one that was started and never needed. */
export function endEarly(): void {
  if (early) signalTo(early.child, 'SIGKILL');
  early = undefined;
}

/** Has the plays acted by the Playwright of our own package, in a process of their own; stops them when the signal says so. */
export async function play(programme: Programme, io: Io, stop: AbortSignal, { graceMs, onEvent }: Meanwhile = {}): Promise<Collected[]> {
  const isShown = programme.isShown === true;
  const { child, folder } = (isShown ? undefined : takeEarly()) ?? start(isShown, io);
  try {
    // What is read while the rest is played, and while Playwright ends, nobody waits for afterwards.
    const known = new Map<string, Recording>();
    const note = (message: unknown) => {
      const event = message as PlayEvent;
      if (event.kind !== 'recorded') return onEvent?.(event);
      const recording = parsed<Recording>(event.path);
      known.set(event.path, recording);
      onEvent?.({ kind: 'recording', recording });
    };
    child.on('message', note);
    hand(programme, folder, child);
    await untilEnded(child, stop, graceMs);
    child.off('message', note);
    return programme.runs.map(({ run }) => read(join(folder, `${run}.json`), isShown || stop.aborted, known));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The one that was started early, where it still runs. */
function takeEarly(): Started | undefined {
  if (!early?.child.connected) return undefined;
  const started = early;
  early = undefined;
  started.child.ref();
  started.child.channel?.ref();
  return started;
}

/** Over the channel, since a file with header values and a private key would outlive a command that is killed. */
function hand(programme: Programme, folder: string, child: ChildProcess): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    signalTo(child, 'SIGKILL');
    throw unwritable(`${tmpdir()}, the folder for temporary files`, error, 'name another one in TMPDIR');
  }
  // Plays that have ended by now are told of by their end.
  if (child.connected) child.send({ ...programme, contract: contractChoice() }, () => {});
}

function read(path: string, mayBeMissing: boolean, known: ReadonlyMap<string, Recording>): Collected {
  if (existsSync(path)) {
    const { recordings, errors } = parsed<Left>(path);
    return { recordings: recordings.map((file) => known.get(file) ?? parsed(file)), errors };
  }
  return { recordings: [], errors: mayBeMissing ? [] : [{ play: 'all plays', message: 'Playwright ended before the plays did' }] };
}

const parsed = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

function start(isShown: boolean, io: Io): Started {
  const folder = join(tmpdir(), `assay-run-${randomUUID()}`);
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = fileURLToPath(new URL('../../suites/playwright.config.js', import.meta.url));
  // Served, not in a window of its own: for that, Playwright wants a browser of its own too.
  const shown = isShown ? ['--ui-host', '127.0.0.1', '--ui-port', '0'] : [];
  const args = ['test', '--config', config, '--pass-with-no-tests', ...shown];
  // A group of its own, so that Ctrl-C reaches it once, through us; the channel tells it when we are gone.
  const child = spawn(process.execPath, [cli, ...args], {
    stdio: ['ignore', isShown ? 2 : 'ignore', 'inherit', 'ipc'],
    // Our plays are compiled: Playwright's loader for TypeScript would only slow their imports down. A driver may have started us.
    env: { ...io.env, [folderVariable]: folder, [outlineVariable]: undefined, PW_DISABLE_TS_ESM: '1' },
    detached: true,
  });
  return { child, folder };
}
