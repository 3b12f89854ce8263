import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { runVariable } from '../engine/run.ts';

const here = dirname(fileURLToPath(import.meta.url));
const run = process.env[runVariable] ?? '';

export default defineConfig({
  testDir: here,
  testMatch: '**/*.play.js',
  outputDir: join(dirname(run), 'plays'),
  reporter: [[fileURLToPath(new URL('../reporters/collector.js', import.meta.url))]],
  workers: 1,
  retries: 0,
  // An error of ours is one too many; a new worker would install once more.
  maxFailures: 2,
  timeout: 0,
  quiet: true,
  projects: [{ name: 'provider', testDir: join(here, 'provider') }],
});
