import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { platformFaults } from '../../suites/registry/platform-faults.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { certifiedTogether, type Target } from '../support/certifying.ts';
import { root } from '../support/command.ts';
import { filesOf, gatedTogether, type PlatformTarget, startFor } from '../support/gating.ts';
import { batches, everyNth, firstForEach, someFaults, tellProgress } from '../support/proof.ts';
import { checkReports } from '../support/reading/claims/check.ts';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** Starts one target for the other host: the files that it needs, and how to close it. */
type Start = (name: string) => Promise<{ files: Record<string, string>; options: object; close(): Promise<unknown> }>;

/** Judges targets with Playwright as the host, in one run, and returns the report of each. */
async function judgedByPlaywright(names: readonly string[], start: Start): Promise<Map<string, Report>> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-hosts-'));
  const started = await Promise.all(names.map(async (name) => ({ name, ...(await start(name)) })));
  try {
    for (const [name, text] of started.flatMap(({ files }) => Object.entries(files))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const targets = Object.fromEntries(started.map(({ name, options }) => [name, { ...options, out: `out/${name}` }]));
    // A worker of Playwright knows its runner by such variables, and would not start another one.
    const { TEST_WORKER_INDEX: _, TEST_PARALLEL_INDEX: __, ...own } = process.env;
    const env = { ...own, ASSAY_TARGETS: JSON.stringify(targets), FORCE_COLOR: '0' };
    const args = [playwright, 'test', '--config', join(root, 'dist/suites/playwright.config.js'), '--workers', '2', '--reporter', 'line'];
    const said = await new Promise<string>((resolve) =>
      execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 1 << 26 }, (_error, stdout, stderr) => resolve(stdout + stderr)),
    );
    const paths = names.map((name) => join(folder, 'out', name, 'report.json'));
    checkReports(paths.filter(existsSync));
    return new Map(
      paths.map((path, index) => {
        const name = names[index] ?? '';
        try {
          return [name, JSON.parse(readFileSync(path, 'utf8')) as Report];
        } catch {
          throw new Error(`no report on ${name}: ${said.slice(-4_000)}`);
        }
      }),
    );
  } finally {
    await Promise.all(started.map(({ close }) => close()));
    rmSync(folder, { recursive: true, force: true });
  }
}

const verdictsOf = ({ verdict, requirements, resources }: Report) => ({
  verdict,
  left: resources.left.length,
  ...Object.fromEntries(requirements.map((one) => [one.id, one.verdict])),
});

const options = { timeout: 5_000, browser: 'off', seed: 7 };
const same = ['--browser', 'off', '--seed', '7', '--timeout', '5000'];

const startProvider = (targets: Record<string, Target>): Start => {
  return async (name) => {
    const { manifest, partner: decisions = {} } = targets[name] ?? {};
    const partner = await startPartner({ manifest: partnerManifest(manifest), decisions });
    const files = { [`${name}.json`]: JSON.stringify(partner.manifest) };
    return { files, options: { ...options, manifest: `${name}.json`, plan: ['test'], readyWithin: 2 }, close: partner.close };
  };
};

const startGated = (targets: Record<string, PlatformTarget>): Start => {
  return async (name) => {
    const platform = await startFor(targets[name] ?? {});
    const files = filesOf(platform, targets[name] ?? {}, name);
    return { files, options: { ...options, platform: `${name}/platform.yaml` }, close: platform.close };
  };
};

test.describe.configure({ timeout: 600_000 });

const few = <F>(all: [string, F][]) => everyNth(all, 120);
const ofProviders = batches(
  someFaults('provider', partnerFaults, (all) => few(firstForEach(all))),
  12,
);
const ofPlatforms = batches(
  someFaults('platform', platformFaults, (all) => few(firstForEach(all))),
  12,
);

for (const [index, batch] of ofProviders.entries())
  test(`Playwright and the command's own process come to the same verdicts on providers, part ${index + 1}`, async () => {
    const since = performance.now();
    const targets: Record<string, Target> = Object.fromEntries(batch);
    const names = Object.keys(targets);
    const own = await certifiedTogether(
      names.map((name) => ({ name, target: targets[name] ?? {} })),
      same,
    );
    const others = await judgedByPlaywright(names, startProvider(targets));
    for (const name of names) expect.soft(verdictsOf(others.get(name) as Report), name).toEqual(verdictsOf(own(name).report));
    tellProgress('hosts, providers', index, ofProviders.length, batch.length, since);
  });

for (const [index, batch] of ofPlatforms.entries())
  test(`Playwright and the command's own process come to the same verdicts on platforms, part ${index + 1}`, async () => {
    const since = performance.now();
    const targets: Record<string, PlatformTarget> = Object.fromEntries(batch);
    const names = Object.keys(targets);
    const own = await gatedTogether(
      names.map((name) => ({ name, target: targets[name] ?? {} })),
      same,
    );
    const others = await judgedByPlaywright(names, startGated(targets));
    for (const name of names) expect.soft(verdictsOf(others.get(name) as Report), name).toEqual(verdictsOf(own(name).report));
    tellProgress('hosts, platforms', index, ofPlatforms.length, batch.length, since);
  });
