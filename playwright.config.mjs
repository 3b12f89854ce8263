import { defineConfig } from '@playwright/test';

// Tests run compiled, and this file is JavaScript: the workers need no loader for TypeScript, through which every import would go.
process.env.PW_DISABLE_TS_ESM = '1';

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
  reporter: [['dot'], ['./dist/tests/support/skipped-reporter.js']],
  fullyParallel: true,
  // Twice the cores of a small machine: many tests wait for something.
  workers: 4,
  // CI gives a test that failed another try, which tells a busy machine from a defect, and lists it as flaky.
  retries: process.env.CI ? 2 : 0,
  // Generous, so that no test depends on how busy the machine is.
  timeout: 300_000,
  expect: { timeout: 100_000 },
  forbidOnly: Boolean(process.env.CI),
});
