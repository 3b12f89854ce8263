import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { readProgramme, runVariable } from '../engine/recording/run.ts';
import type { Options } from '../fixtures/scenes/scene.ts';

const here = dirname(fileURLToPath(import.meta.url));
const file = process.env[runVariable] ?? '';
// We are started before it is known what is to be played.
while (!existsSync(file)) {
  if (!process.connected) process.exit();
  await delay(5);
}
const { runs, workers } = readProgramme(file);

export default defineConfig<object, Options>({
  testDir: here,
  testMatch: 'plays.js',
  outputDir: join(dirname(file), 'plays'),
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
