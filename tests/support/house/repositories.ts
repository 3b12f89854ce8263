import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../command.ts';

type Files = Record<string, string>;

/** A repository of a user, deleted afterwards. */
async function repository(files: Files, prepare: (folder: string) => void, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-repository-'));
  try {
    put(folder, files);
    prepare(folder);
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function put(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A repository that links to this tree instead of running `npm ci`, which is quick. */
export const linked = (files: Files, work: (folder: string) => Promise<void>): Promise<void> =>
  repository(
    files,
    (folder) => {
      mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
      symlinkSync(root, join(folder, 'node_modules/assay'));
      const script = `#!/bin/sh\nexec "${process.execPath}" "${root}/dist/cli/bin.js" "$@"\n`;
      writeFileSync(join(folder, 'node_modules/.bin/assay'), script, { mode: 0o755 });
    },
    work,
  );

/** A repository with the packed tarball in its lock file, as its owner would add it; nothing is installed yet. */
export const locked = (files: Files, work: (folder: string) => Promise<void>): Promise<void> =>
  repository(
    { 'package.json': '{ "private": true, "type": "module" }', ...files },
    (folder) => {
      execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root, stdio: 'ignore' });
      const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
      const line = ['install', '--save-dev', '--package-lock-only', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`];
      execFileSync('npm', line, { cwd: folder, stdio: 'ignore', env: { PATH: process.env.PATH } });
      // As if the CI had restored its npm cache.
      symlinkSync(join(homedir(), '.npm'), join(folder, '.npm'));
    },
    work,
  );
