import { randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TestInfo, TestType } from '@playwright/test';
import { inOwnRun } from '../engine/catalogue/per-run.ts';
import { openForTests, playTitles, type SharedRun } from '../runs/playwright/as-tests.ts';
import { unattended } from '../runs/run.ts';
import type * as declared from './assay-playwright.d.ts';
import { whyNotConforming } from './conforming.ts';
import { certify, rules, sign } from './index.ts';
import { argumentsOf } from './options.ts';

const attached = { 'report.json': 'application/json', 'report.html': 'text/html' };

export const toConform: typeof declared.toConform = (report) => {
  const wrong = whyNotConforming(report);
  const message = () => wrong ?? `expected ${report.target.name} not to conform, got ${report.verdict}: ${report.because}`;
  return { name: 'toConform', pass: wrong === undefined, message };
};

export const withAssay: typeof declared.withAssay = (test) =>
  (test as TestType<object, object>).extend<{ assay: declared.Assay }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    assay: async ({}, use, info) => {
      const end = new AbortController();
      const running: Promise<unknown>[] = [];
      const started: declared.Assay['certify'] = (manifest, options) => {
        const signal = options?.signal ? AbortSignal.any([options.signal, end.signal]) : end.signal;
        const run = certifyIn(info, manifest, { ...options, signal });
        running.push(run);
        return run;
      };
      await use({ certify: started, sign, rules });
      // A test that times out must not leave anything at the target.
      end.abort('SIGTERM');
      await Promise.allSettled(running);
    },
  }) as never;

let runs = 0;

async function certifyIn(info: TestInfo, ...[manifest, options]: Parameters<declared.Assay['certify']>) {
  const out = info.outputPath(`assay-${++runs}`);
  const report = await certify(manifest, { out, reporter: 'html', ...options });
  await attachReports(info, options?.out ?? out);
  return report;
}

async function attachReports(info: TestInfo, out: string): Promise<void> {
  for (const [name, contentType] of Object.entries(attached)) {
    const path = `${out}/${name}`;
    if (existsSync(path)) await info.attach(name, { path, contentType });
  }
}

const { version } = createRequire(import.meta.url)('#package') as { version: string };

/** The variable with the run that all workers share: Playwright starts them with the environment of its first process. */
const sharedVariable = 'ASSAY_SHARED_RUN';
process.env[sharedVariable] ??= JSON.stringify({ id: randomUUID(), seed: randomInt(2 ** 31) } satisfies SharedRun);

type Opened = Awaited<ReturnType<typeof openForTests>>;
type Options = { assayTarget: declared.Target };

async function opened(target: declared.Target, project: string): Promise<Opened> {
  const shared = JSON.parse(process.env[sharedVariable] ?? '') as SharedRun;
  const { cwd = process.cwd(), env = process.env, allowEnv, ...options } = target;
  const messages: string[] = [];
  const io = unattended({ cwd, env, version }, new AbortController().signal, { out() {}, err: (text) => messages.push(text) });
  const more = { 'allow-env': allowEnv, project: undefined };
  const own = { id: `${shared.id}-${project.replace(/\W+/g, '-')}`, seed: shared.seed };
  if ('platform' in options) {
    const { platform, ...choices } = options;
    return openForTests({ platform, args: { ...argumentsOf('gate', choices), ...more } }, own, io);
  }
  const { manifest, ...choices } = options;
  return openForTests({ manifest, args: { ...argumentsOf('certify', { reporter: 'html', ...choices }), ...more } }, own, io);
}

export const playsAsTests: typeof declared.playsAsTests = async (base, kind) => {
  const test = (base as TestType<object, object>).extend<object, Options & { assayRun: Opened }>({
    assayTarget: [{ manifest: 'manifest.json' }, { option: true, scope: 'worker' }],
    assayRun: [
      async ({ assayTarget }, use, { project }) =>
        inOwnRun(async () => {
          const run = await opened(assayTarget, project.name);
          await use(run);
          await run.finish();
        }),
      { scope: 'worker', timeout: 0 },
    ],
  });
  const titles = await playTitles(kind);
  test.describe(kind, () => {
    // In order, in one worker: a target meets one play at a time.
    test.describe.configure({ mode: 'default', retries: 0, timeout: 0 });
    for (const [index, title] of titles.entries())
      test(title, async ({ assayRun }, info) => {
        info.skip(!assayRun.isChosen(index), 'not part of this run');
        await info.attach('recording.json', { body: JSON.stringify(await assayRun.play(index)), contentType: 'application/json' });
      });
    test('the verdict', async ({ assayRun, assayTarget }, info) => {
      const report = await assayRun.conclude();
      await attachReports(info, join(assayTarget.cwd ?? process.cwd(), assayTarget.out ?? 'assay-report'));
      const wrong = whyNotConforming(report);
      if (wrong !== undefined) throw new Error(wrong);
    });
  });
};
