import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../cli/bin.js', import.meta.url));
const manifest = fileURLToPath(import.meta.resolve('#reference/manifest.json'));
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));

/** Commands in turn, so that noise of the machine hits all of them alike. */
function medians(commands: Record<string, string[]>, rounds: number): Record<string, number> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, args] of Object.entries(commands)) {
      const start = performance.now();
      spawnSync(process.execPath, args, { cwd: folder, stdio: 'ignore' });
      times[name]?.push(performance.now() - start);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, all.sort((a, b) => a - b)[rounds >> 1] ?? 0]));
}

const { bare = 1, ...others } = medians({ bare: ['-e', '0'], 'assay check': [bin, 'check', manifest], 'assay list': [bin, 'list'] }, 21);
process.stdout.write(`node -e 0      ${bare.toFixed(0)} ms\n`);
for (const [name, time] of Object.entries(others)) {
  process.stdout.write(`${name.padEnd(14)} ${time.toFixed(0)} ms, ${(time / bare).toFixed(1)} times\n`);
}
rmSync(folder, { recursive: true });
