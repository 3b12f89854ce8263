import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../specs/generated/schemas.ts';
import { writeApplication } from '../targets/reference/application/folder.ts';
import { partnerManifest, startPartner } from '../targets/reference/partner/index.ts';
import { providerManifest, startPlatform } from '../targets/reference/platform/index.ts';
import { startPlainPartner } from '../tests/support/targets/plain-partner.ts';
import type { Place } from './measured.ts';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** Starts the references, and writes a folder in which the commands find what they judge. */
export async function startStage() {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  const partner = await startPartner({ manifest: partnerManifest() });
  const slow = await startPartner({ manifest: partnerManifest(), decisions: { delay: 20 } });
  const plain = await startPlainPartner();
  const singlePage = await startPlainPartner({ isSinglePage: true });
  const manifest = providerManifest({ origin: 'http://127.0.0.1:28417' });
  const platform = await startPlatform({ manifest });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
  writeFileSync(join(folder, 'slow.json'), JSON.stringify(slow.manifest));
  writeFileSync(join(folder, 'plain.json'), JSON.stringify(plain.manifest));
  writeFileSync(join(folder, 'single-page.json'), JSON.stringify(singlePage.manifest));
  writeApplication(join(folder, 'app'));
  mkdirSync(join(folder, 'platform'));
  for (const [name, text] of Object.entries(platform.files())) writeFileSync(join(folder, 'platform', name), text);
  const place: Place = { cwd: folder, env: { ...process.env, ...platform.environment } };
  return {
    folder,
    place,
    manifest: partner.manifest,
    lastReport: () => JSON.parse(readFileSync(join(folder, 'assay-report/report.json'), 'utf8')) as Report,
    /** The arguments of a Playwright run whose plays do nothing. */
    empty: (plays: number): string[] => {
      const tests = Array.from({ length: plays }, (_, index) => `test('${index}', () => {});`).join('\n');
      const library = JSON.stringify(playwright.replace(/cli\.js$/, ''));
      writeFileSync(join(folder, `empty-${plays}.spec.cjs`), `const { test } = require(${library});\n${tests}`);
      const config = `module.exports = { workers: 1, reporter: 'null', testMatch: 'empty-${plays}.spec.cjs' };`;
      writeFileSync(join(folder, `empty-${plays}.config.cjs`), config);
      return [playwright, 'test', '--config', `empty-${plays}.config.cjs`];
    },
    async close(): Promise<void> {
      await partner.close();
      await slow.close();
      await plain.close();
      await singlePage.close();
      await platform.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type Stage = Awaited<ReturnType<typeof startStage>>;
