import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Decisions } from '../../../targets/reference/application/decisions.ts';
import { writeApplication } from '../../../targets/reference/application/folder.ts';
import { assay, type Outcome } from '../command.ts';

/** Runs `assay app --start` on the reference application with some decisions replaced. */
export const startedBy = (decisions: Partial<Decisions>, args: string[], start = 'node server.js'): Promise<Outcome> =>
  assay(['app', 'app', '--env', 'NODE_ENV=production', '--start', start, ...args], {
    prepare: (folder) => writeApplication(join(folder, 'app'), decisions),
    limit: 85_000,
  });

/** Runs the reference application on a free port while `use` runs. */
export async function running<T>(decisions: Partial<Decisions>, use: (origin: string, folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-application-'));
  writeApplication(folder, { port: 0, ...decisions });
  const child = spawn(process.execPath, ['server.js'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await new Promise<string>((resolve, reject) => {
      child.on('exit', () => reject(new Error('the reference application ended')));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const [, found] = /"port":(\d+)/.exec(text) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    return await use(`http://127.0.0.1:${port}`, folder);
  } finally {
    child.removeAllListeners('exit').kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}
