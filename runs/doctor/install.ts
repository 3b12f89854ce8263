import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { platform } from 'node:os';
import type { Io } from '../io.ts';
import { hasBrowser } from '../live/browser.ts';

/** How each system installs a browser itself. */
const commands = {
  Debian: 'apt-get install chromium',
  Alpine: 'apk add chromium',
  macOS: 'brew install --cask google-chrome',
  Windows: 'winget install Google.Chrome',
};

function system(): keyof typeof commands | undefined {
  if (platform() === 'darwin') return 'macOS';
  if (platform() === 'win32') return 'Windows';
  if (existsSync('/etc/alpine-release')) return 'Alpine';
  return existsSync('/etc/debian_version') ? 'Debian' : undefined;
}

/** What to type on this system; on one that is not known, on each of them. */
export function installCommand(): string {
  const known = system();
  if (known) return `${commands[known]} (${known})`;
  return Object.entries(commands)
    .map(([name, command]) => `${command} (${name})`)
    .join(', ');
}

/** Installs the browser that Playwright can install, where there is none; says what to type where that fails. */
export async function installBrowser(io: Io): Promise<void> {
  if (await hasBrowser(io.env)) return io.out('A browser is there already; nothing to install.\n');
  if (io.env.ASSAY_BROWSER === 'none') return io.out('ASSAY_BROWSER=none: no browser is wanted, and none is installed.\n');
  // Playwright's own browsers need another C library than Alpine has.
  if (system() === 'Alpine') return io.out(`Playwright has no browser for Alpine; install one with ${commands.Alpine}\n`);
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  io.out('Installing Chromium with Playwright …');
  const child = spawn(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2], env: io.env });
  const status = await new Promise<number | null>((ended) => child.on('error', () => ended(null)).on('exit', ended));
  const how = Object.entries(commands).map(([name, command]) => `  ${name.padEnd(8)} ${command}`);
  io.out(status === 0 ? '' : ['Playwright could not install it. Your system can:', ...how, ''].join('\n'));
}
