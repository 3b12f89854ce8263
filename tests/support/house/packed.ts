import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../command.ts';
import { checkReportsIn } from '../reading/claims/check.ts';

/** A fresh project with the packed tarball in it. */
export function packedProject() {
  const folder = mkdtempSync(join(tmpdir(), 'assay-package-'));
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root, stdio: 'ignore' });
  const tarball = join(folder, readdirSync(folder)[0] ?? '');
  const project = join(folder, 'project');
  const installed = join(project, 'node_modules/assay');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  // Assay's dependencies are below its own folder, where npm puts them if the project has other versions.
  symlinkSync(join(root, 'node_modules'), join(installed, 'node_modules'));
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  return {
    folder,
    project,
    installed,
    tarball,
    bytes: statSync(tarball).size,
    files: () => readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('node_modules')),
    /** Copies packages into the project, as if it had installed them itself. */
    add(...names: string[]) {
      for (const name of names) cpSync(join(root, 'node_modules', name), join(project, 'node_modules', name), { recursive: true });
    },
    write: (name: string, text: string) => writeFileSync(join(project, name), text),
    /** Runs Node in the project, with only PATH in the environment. */
    async node(args: string[], { node = process.execPath, env = {} }: { node?: string; env?: Record<string, string> } = {}) {
      const since = Date.now();
      const ended = await new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) =>
        execFile(
          node,
          args,
          { cwd: project, env: { PATH: process.env.PATH, ...env }, timeout: 90_000, maxBuffer: 1 << 26 },
          (error, stdout, stderr) => resolve({ status: error ? error.code : 0, stdout, stderr }),
        ),
      );
      checkReportsIn(project, ['certify'], since);
      return ended;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
