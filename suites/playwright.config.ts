import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { folderVariable, readOutline, receiveProgramme } from '../engine/recording/programme.ts';
import type { Options } from '../fixtures/scenes/scene.ts';

// Node's own warnings tell a user nothing; this file is read in each process of the run.
process.removeAllListeners('warning');

const here = dirname(fileURLToPath(import.meta.url));
// We are started before it is known what is to be played.
const programme = await receiveProgramme();
const { runs, workers } = readOutline();

export default defineConfig<object, Options>({
  testDir: here,
  testMatch: 'plays.js',
  outputDir: join(process.env[folderVariable] ?? '', 'plays'),
  // Playwright hands it to the workers over their channels.
  ...(programme && { metadata: programme }),
  reporter: [[fileURLToPath(new URL('../reporters/collector.js', import.meta.url))]],
  workers: Math.min(workers, runs.length),
  retries: 0,
  // An error of ours is one too many; a new worker would install once more. Other targets go on all the same.
  maxFailures: runs.length === 1 ? 2 : 0,
  timeout: 0,
  quiet: true,
  // One worker a target: its plays follow each other.
  projects: runs.map(({ run, kind, plays }, target) => ({
    name: run,
    testDir: join(here, kind),
    workers: 1,
    use: { target },
    ...(plays.grep !== undefined && { grep: new RegExp(plays.grep) }),
    ...(plays.grepInvert !== undefined && { grepInvert: new RegExp(plays.grepInvert) }),
  })),
});
