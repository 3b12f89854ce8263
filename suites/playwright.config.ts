import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

/** What `assay/playwright` takes as `assayTarget`. */
type Target = Record<string, unknown>;

/** The targets, by name, as JSON: each is a project, with its own report. */
const targets = Object.entries(
  JSON.parse(process.env.ASSAY_TARGETS ?? '{"provider":{"manifest":"manifest.json"}}') as Record<string, Target>,
);

export default defineConfig<object, { assayTarget: Target }>({
  testDir: fileURLToPath(new URL('../library', import.meta.url)),
  projects: targets.map(([name, target]) => ({
    name,
    testMatch: `${'platform' in target ? 'platform' : 'provider'}-plays.js`,
    use: { assayTarget: { cwd: process.cwd(), ...target } },
  })),
});
