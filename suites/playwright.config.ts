import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { folderVariable, readPublicRunList, receiveRunList } from '../engine/recording/run-list.ts';
import type { Options } from '../fixtures/scenes/scene.ts';

// Hides Node's own warnings from the user, here because every process of the run reads this file.
process.removeAllListeners('warning');

const here = dirname(fileURLToPath(import.meta.url));
// Playwright is started before the list of runs is known.
const runList = await receiveRunList();
const { runs, workers } = readPublicRunList();

export default defineConfig<object, Options>({
  testDir: here,
  outputDir: join(process.env[folderVariable] ?? '', 'plays'),
  // Playwright sends the metadata to its workers.
  ...(runList && { metadata: runList }),
  reporter: [[fileURLToPath(new URL('../reporters/collector.js', import.meta.url))]],
  workers: Math.min(workers, runs.length),
  retries: 0,
  // A play fails by an error of Assay or of its settings, never by the target. Its new worker installs again, so a single run
  // stops at the second failure.
  // With several targets the others go on.
  maxFailures: runs.length === 1 ? 2 : 0,
  timeout: 0,
  quiet: true,
  // One worker for each target, so that its plays run one after the other.
  projects: runs.map(({ run, kind, plays }, target) => ({
    name: run,
    testMatch: `${kind}.plays.js`,
    workers: 1,
    use: { target },
    ...(plays.grep !== undefined && { grep: new RegExp(plays.grep) }),
    ...(plays.grepInvert !== undefined && { grepInvert: new RegExp(plays.grepInvert) }),
  })),
});
