import { existsSync } from 'node:fs';
import type { TestInfo, TestType } from '@playwright/test';
import type * as declared from './assay-playwright.d.ts';
import { whyNotConforming } from './conforming.ts';
import { certify, rules, sign } from './index.ts';

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
  for (const [name, contentType] of Object.entries(attached)) {
    const path = `${options?.out ?? out}/${name}`;
    if (existsSync(path)) await info.attach(name, { path, contentType });
  }
  return report;
}
