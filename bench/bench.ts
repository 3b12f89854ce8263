import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../engine/report.ts';
import { writeApplication } from '../fixtures/reference/application/folder.ts';
import { partnerManifest, startPartner } from '../fixtures/reference/partner/index.ts';
import { providerManifest, startPlatform } from '../fixtures/reference/platform/index.ts';
import { faultsPerMinute } from './faults.ts';
import { fleetOf } from './fleets.ts';
import { medians, timed } from './medians.ts';
import { proxied } from './proxied.ts';
import { replayed } from './replayed.ts';

const bin = fileURLToPath(new URL('../cli/bin.js', import.meta.url));
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
const partner = await startPartner({ manifest: partnerManifest() });
const platform = await startPlatform({ manifest: providerManifest({ origin: 'http://127.0.0.1:28417' }) });
const node = (...args: string[]) => timed(process.execPath, args, { cwd: folder, env: { ...process.env, ...platform.environment } });
const print = (line: string) => process.stdout.write(`${line}\n`);

writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
writeApplication(join(folder, 'app'));
mkdirSync(join(folder, 'platform'));
for (const [name, text] of Object.entries(platform.files())) writeFileSync(join(folder, 'platform', name), text);
const lastReport = () => JSON.parse(readFileSync(join(folder, 'assay-report/report.json'), 'utf8')) as Report;

try {
  const start = await medians(
    {
      bare: () => node('-e', '0'),
      check: () => node(bin, 'check', 'manifest.json'),
      application: () => node(bin, 'check', 'app'),
      list: () => node(bin, 'list'),
    },
    15,
  );
  print(`node -e 0                ${start.bare.toFixed(0)} ms`);
  print(`assay check              ${start.check.toFixed(0)} ms, ${(start.check / start.bare).toFixed(1)} times (goal 5)`);
  print(`assay check, a folder    ${start.application.toFixed(0)} ms, ${(start.application / start.bare).toFixed(1)} times (goal 6)`);
  print(`assay list               ${start.list.toFixed(0)} ms, ${(start.list / start.bare).toFixed(1)} times`);

  const certify = (...more: string[]) => node(bin, 'certify', 'manifest.json', '--plan', 'test', '--quiet', '--browser', 'off', ...more);
  await certify();
  const plays = lastReport().recordings.length;
  const empty = Array.from({ length: plays }, (_, index) => `test('${index}', () => {});`).join('\n');
  writeFileSync(
    join(folder, 'empty.spec.cjs'),
    `const { test } = require(${JSON.stringify(playwright.replace(/cli\.js$/, ''))});\n${empty}`,
  );
  writeFileSync(join(folder, 'playwright.config.cjs'), 'module.exports = { workers: 1, reporter: "null", testMatch: "empty.spec.cjs" };');
  const runs = await medians({ empty: () => node(playwright, 'test'), certify: () => certify() }, 5);
  const ratio = runs.certify / runs.empty;
  print(`empty Playwright run     ${runs.empty.toFixed(0)} ms, ${plays} plays`);
  print(
    `assay certify            ${runs.certify.toFixed(0)} ms, ${ratio.toFixed(2)} times (goal 1.5), ${lastReport().exchanges.length} exchanges`,
  );

  const gate = (...more: string[]) => node(bin, 'gate', 'platform/platform.yaml', '--quiet', ...more);
  const api = 'bearer/*,oauth/*,self/*,summary/*,zones/*,applications/*,invoice/*';
  const gates = await medians({ empty: () => node(playwright, 'test'), api: () => gate('--only', api), all: () => gate() }, 3);
  print(`assay gate, the API      ${gates.api.toFixed(0)} ms, ${(gates.api / gates.empty).toFixed(2)} times the empty run (goal 1.5)`);
  print(`assay gate, everything   ${gates.all.toFixed(0)} ms, ${(gates.all / gates.empty).toFixed(2)} times, its drivers included`);

  const few = await certify('--cases', '1', '--max-installs', '600');
  const before = lastReport().exchanges.length;
  const many = await certify('--cases', '500', '--max-installs', '600');
  const bare = await replayed(lastReport().exchanges.slice(before), partner.manifest);
  print(`500 generated bodies     ${(many - few).toFixed(0)} ms more, ${((many - few) / bare).toFixed(2)} times a bare replay (goal 1.6)`);

  const fleet = (targets: string) => node(bin, 'fleet', targets, '--plan', 'test', '--quiet', '--browser', 'off');
  print(`faults of a provider     ${(await faultsPerMinute(folder, 18, fleet)).toFixed(0)} a minute, 18 in one run`);

  const [part, whole] = [await fleetOf(bin, folder, 20), await fleetOf(bin, folder, 60)];
  print(
    `fleet of 20, of 60       ${part.seconds.toFixed(0)} s and ${whole.seconds.toFixed(0)} s, ${part.megabytes} MB and ${whole.megabytes} MB`,
  );

  const passing = await proxied(bin, folder, 7);
  print(`plain proxy              ${passing.plain.toFixed(2)} ms an exchange, ${passing.straight.toFixed(2)} ms without one`);
  print(
    `assay proxy              ${passing.assay.toFixed(2)} ms, ${(passing.assay / passing.plain).toFixed(2)} times the plain one (goal 2)`,
  );
} finally {
  await partner.close();
  await platform.close();
  rmSync(folder, { recursive: true });
}
