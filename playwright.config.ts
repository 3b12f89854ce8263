import { defineConfig } from '@playwright/test';

/** Each of these takes long, and a quicker test beside it sees most of what it sees: `npm run prove` takes them. */
const long = [
  'partners that are open to everybody but a test',
  'a partner that learns in one run whom to fear',
  'the samples conform, and each mistake',
  'a mistake in signing does not hide another fault',
  'with a line that says where and what to do',
  'slow is legal',
  'so are platforms that nobody knows',
  'gate.* in a browser',
  'by a command that logs in',
  'a platform that sends back what it gets conforms',
  'an asynchronous service',
  'a service that dies at a deletion',
  'nothing is held against a client with an oddity',
  'allure writes results',
  '--ui shows the plays',
  'so does a warning about a running service',
  'it gets no more',
  'no failure, and the clocks are named',
  'two runs in one folder do not disturb',
  'is full after \\d+ pages',
  'judges what did not hold in the last report',
  'the programs of the guides compile',
  'axe has nothing serious to say, (360|768)',
  'the page of a run with failures, (360|768)',
  'hostile text neither runs nor breaks',
  'a project.s own Playwright takes the fixture',
  'the shards of GitLab do not end the pipeline',
  'what is wrong with the words is one line',
  'a known failure does not count, and the verdict stays',
  'the commands of docs/certify-a-fleet',
];

export default defineConfig({
  testDir: './dist/tests',
  testMatch: '**/*.spec.js',
  // These take long, and `npm run prove` takes them, as well as single tests with the tag.
  testIgnore: [
    ...(process.env.ASSAY_PROVE ? [] : ['by-hand', 'closed-loop', 'diagnosis', 'gate-drivers', 'gate-interruption']),
    ...(process.env.ASSAY_HUNT ? [] : ['hunt']),
  ].map((name) => `**/${name}.spec.js`),
  ...(!process.env.ASSAY_PROVE && { grepInvert: new RegExp(['@prove', ...long].join('|')) }),
  outputDir: 'test-results',
  reporter: 'dot',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
});
