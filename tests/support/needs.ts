import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../engine/wire/browser.ts';
import { hasJava } from '../../runs/delivery/allure.ts';

/** The browser that the command would use. */
export const browserPath = findBrowser(process.env, chromium.executablePath());

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(browserPath !== undefined && { executablePath: browserPath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

/** What a test may need beyond Node; `isOptional`: CI does not install it, and accepts that such a test does not run. */
export const supplies = {
  browser: {
    reason: 'needs a browser',
    isThere: () => browserPath !== undefined,
    get: 'npx playwright install chromium, or name a browser in ASSAY_BROWSER',
    isOptional: false,
  },
  java: {
    reason: 'needs Java',
    isThere: () => hasJava(process.env),
    get: 'install a Java runtime, or set JAVA_HOME',
    isOptional: false,
  },
  jdk: { reason: 'needs a JDK', isThere: () => isInstalled('javac'), get: 'install a JDK 17 or later', isOptional: true },
  redis: {
    reason: 'needs Redis',
    isThere: () => isInstalled('redis-server'),
    get: 'install redis-server',
    isOptional: false,
  },
  zsh: { reason: 'needs zsh', isThere: () => isInstalled('zsh'), get: 'install zsh', isOptional: true },
  fish: { reason: 'needs fish', isThere: () => isInstalled('fish'), get: 'install fish', isOptional: true },
  python: { reason: 'needs Python 3.10 or later', isThere: () => hasPython(), get: 'install Python, as python3', isOptional: false },
  go: { reason: 'needs Go', isThere: () => spawnSync('go', ['version']).status === 0, get: 'install Go 1.19 or later', isOptional: true },
  php: { reason: 'needs PHP', isThere: () => isInstalled('php'), get: 'install PHP 8, as php', isOptional: true },
  ruby: {
    reason: 'needs Ruby with WEBrick',
    isThere: () => isInstalled('ruby') && spawnSync('ruby', ['-rwebrick', '-e', '']).status === 0,
    get: 'install Ruby, and gem install webrick',
    isOptional: true,
  },
  dotnet: {
    reason: 'needs .NET',
    isThere: () => isInstalled('dotnet'),
    get: 'install the .NET SDK 3.1 or later, as dotnet',
    isOptional: true,
  },
  rust: { reason: 'needs Rust', isThere: () => isInstalled('rustc'), get: 'install Rust 1.76 or later', isOptional: true },
  mount: { reason: 'mounts a file system', isThere: canMount, get: 'run it as root, where that is allowed', isOptional: true },
};

type Supply = keyof typeof supplies;

const found = new Map<Supply, boolean>();

function isThere(what: Supply): boolean {
  const known = found.get(what) ?? supplies[what].isThere();
  found.set(what, known);
  return known;
}

/** For a test that needs something which a bare machine lacks: a tag says what, and without it the test is skipped. */
export function needs(what: Supply, ...tags: string[]) {
  const skipped = { type: 'skip', description: supplies[what].reason };
  return { tag: [`@${what}`, ...tags], ...(!isThere(what) && { annotation: skipped }) };
}

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** What the installed .NET can build for; the sample itself names the oldest version that is still supported. */
export function dotnetFramework(): string {
  const major = Number.parseInt(String(spawnSync('dotnet', ['--version']).stdout ?? ''), 10);
  return major >= 5 ? `net${major}.0` : 'netcoreapp3.1';
}

const hasPython = (): boolean => spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;

/** Whether this user may mount a small file system. */
function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'assay-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', place], { stdio: 'ignore' });
    execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(place);
  }
}
