import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chosenFolder } from '../../engine/contract/contract.ts';
import { unwritable } from '../../engine/documents/usage-error.ts';
import type { Recording } from '../../engine/recording/recording.ts';
import { type Programme, runVariable } from '../../engine/recording/run.ts';
import type { Collected, Left } from '../../reporters/collector.ts';
import type { Io } from '../io.ts';
import { signalTo, untilEnded } from './until-ended.ts';

/** Playwright, which waits for a programme in this file. */
interface Started {
  child: ChildProcess;
  file: string;
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
export async function play(programme: Programme, io: Io, stop: AbortSignal): Promise<Collected[]> {
  const isShown = programme.isShown === true;
  const { child, file } = (isShown ? undefined : takeEarly()) ?? start(isShown, io);
  try {
    // What is read while the rest is played, and while Playwright ends, nobody waits for afterwards.
    const known = new Map<string, Recording>();
    const note = (path: unknown) => typeof path === 'string' && known.set(path, parsed(path));
    child.on('message', note);
    hand(programme, file, child);
    await untilEnded(child, stop);
    child.off('message', note);
    return programme.runs.map(({ run }) => read(join(dirname(file), `${run}.json`), isShown || stop.aborted, known));
  } finally {
    rmSync(dirname(file), { recursive: true, force: true });
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

/** Moved to its place, so that nobody reads half of it. */
function hand(programme: Programme, file: string, child: ChildProcess): void {
  try {
    mkdirSync(dirname(file), { mode: 0o700 });
    writeFileSync(`${file}.draft`, JSON.stringify({ ...programme, contract: chosenFolder() }), { mode: 0o600 });
    renameSync(`${file}.draft`, file);
  } catch (error) {
    signalTo(child, 'SIGKILL');
    throw unwritable(`${tmpdir()}, the folder for temporary files`, error, 'name another one in TMPDIR');
  }
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
  const file = join(tmpdir(), `assay-run-${randomUUID()}`, 'run.json');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = fileURLToPath(new URL('../../suites/playwright.config.js', import.meta.url));
  // Served, not in a window of its own: for that, Playwright wants a browser of its own too.
  const shown = isShown ? ['--ui-host', '127.0.0.1', '--ui-port', '0'] : [];
  const args = ['test', '--config', config, '--pass-with-no-tests', ...shown];
  // A group of its own, so that Ctrl-C reaches it once, through us; the channel tells it when we are gone.
  const child = spawn(process.execPath, [cli, ...args], {
    stdio: ['ignore', isShown ? 2 : 'ignore', 'inherit', 'ipc'],
    // Our plays are compiled: Playwright's loader for TypeScript would only slow their imports down.
    env: { ...io.env, [runVariable]: file, PW_DISABLE_TS_ESM: '1' },
    detached: true,
  });
  return { child, file };
}
