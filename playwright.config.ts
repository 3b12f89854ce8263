import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './dist/tests',
  testMatch: '**/*.spec.js',
  // These take long, and `npm run prove` takes them, as well as single tests with the tag.
  testIgnore: [
    ...(process.env.ASSAY_PROVE ? [] : ['by-hand', 'closed-loop', 'diagnosis', 'gate-drivers', 'gate-interruption']),
    ...(process.env.ASSAY_HUNT ? [] : ['hunt']),
  ].map((name) => `**/${name}.spec.js`),
  ...(!process.env.ASSAY_PROVE && { grepInvert: /@prove/ }),
  outputDir: 'test-results',
  reporter: 'dot',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
});
