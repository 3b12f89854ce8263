import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Programme, runVariable } from '../../engine/run.ts';
import { unwritable } from '../../engine/usage-error.ts';
import type { Collected } from '../../reporters/collector.ts';
import type { Io } from '../command.ts';

/** Grace for plays that were told to stop. */
const grace = 8_000;

/** Has the plays acted by the Playwright of our own package, in a process of their own; stops them when the signal says so. */
export async function play(programme: Programme, io: Io, stop: AbortSignal): Promise<Collected[]> {
  const folder = temporaryFolder();
  try {
    const file = join(folder, 'run.json');
    writeFileSync(file, JSON.stringify(programme), { mode: 0o600 });
    await playwright(file, programme.isShown === true, io, stop);
    return programme.runs.map(({ run }) => read(join(folder, `${run}.json`), programme.isShown === true || stop.aborted));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function temporaryFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'assay-run-'));
  } catch (error) {
    throw unwritable(`${tmpdir()}, the folder for temporary files`, error, 'name another one in TMPDIR');
  }
}

function read(path: string, mayBeMissing: boolean): Collected {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Collected;
  return { recordings: [], errors: mayBeMissing ? [] : [{ play: 'all plays', message: 'Playwright ended before the plays did' }] };
}

function playwright(file: string, isShown: boolean, io: Io, stop: AbortSignal): Promise<void> {
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
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      child.kill('SIGINT');
      timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), grace);
    };
    if (stop.aborted) end();
    stop.addEventListener('abort', end, { once: true });
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve();
    });
  });
}
