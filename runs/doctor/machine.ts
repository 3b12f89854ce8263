import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { platform, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { installedBrowser } from '../../fixtures/browser/shared-browser.ts';
import { allureGenerator, hasJava, installGenerator } from '../delivery/allure.ts';
import { hasBrowser } from '../plan/browser.ts';
import type { Io } from '../run.ts';
import { type DoctorFinding, finding } from './finding.ts';

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

/** The command that installs a browser on this system; on an unknown system, the commands for all known ones. */
function installCommand(): string {
  const known = system();
  if (known) return `${commands[known]} (${known})`;
  return Object.entries(commands)
    .map(([name, command]) => `${command} (${name})`)
    .join(', ');
}

export async function machine(out: string, io: Io): Promise<DoctorFinding[]> {
  return [
    node(process.versions.node),
    await browser(io),
    java(io),
    allure(),
    writing('reports', resolve(io.cwd, out)),
    writing('scratch', tmpdir()),
  ];
}

export function node(version: string): DoctorFinding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > 20 || (major === 20 && minor >= 19);
  return isEnough ? finding('Node', 'ok', version) : finding('Node', 'wrong', version, 'Install Node 20.19 or later.');
}

const withoutBrowser = `Sign-on in a real browser is not tested. Install one with assay doctor --fix, or name one in ASSAY_BROWSER; or with ${installCommand()}`;

async function browser({ env }: Io): Promise<DoctorFinding> {
  const path = await installedBrowser(env);
  if (path === undefined) return finding('browser', 'missing', 'none was found', withoutBrowser);
  // Chrome for Windows has no --version.
  if (platform() === 'win32' && existsSync(path)) return finding('browser', 'ok', path);
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (status === 0) return finding('browser', 'ok', `${stdout.trim()} (${path})`);
  return finding('browser', 'missing', `${path} does not start`, withoutBrowser);
}

const withoutJava = 'The page of --reporter allure is not made; every other report is. Install a Java runtime, or set JAVA_HOME.';

const java = ({ env }: Io): DoctorFinding =>
  hasJava(env) ? finding('Java', 'ok', 'found') : finding('Java', 'missing', 'none was found', withoutJava);

const withoutAllure = `The page of --reporter allure is not made; its results are. Install ${installGenerator}.`;

const allure = (): DoctorFinding =>
  allureGenerator() === undefined ? finding('Allure', 'missing', 'it is not installed', withoutAllure) : finding('Allure', 'ok', 'found');

/** Whether a folder, which may not exist yet, can be written to. */
export function writing(what: string, folder: string): DoctorFinding {
  let existing = folder;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  try {
    rmdirSync(mkdtempSync(join(existing, '.assay-doctor-')));
    return { what, state: 'ok', seen: `${folder} can be written to` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const remedy = what === 'reports' ? 'Choose another folder with --out.' : 'Choose another folder with TMPDIR.';
    return { what, state: 'wrong', seen: `${folder} cannot be written to (${code})`, remedy };
  }
}

export async function installBrowser(io: Io): Promise<void> {
  if (await hasBrowser(io.env)) return io.out('A browser was found; nothing to install.\n');
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
