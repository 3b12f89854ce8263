import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { partnerManifest, startPartner } from '../fixtures/reference/partner/index.ts';
import { root, run } from './command.ts';

test('the packed tarball certifies from another project, beside another Playwright', async () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'assay-package-'));
  const partner = await startPartner({ manifest: partnerManifest() });
  try {
    execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root, stdio: 'ignore' });
    const [tarball = ''] = readdirSync(folder);
    const installed = join(folder, 'project/node_modules/assay');
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, tarball), '-C', installed, '--strip-components', '1']);
    // Assay's own dependencies stand below it, as npm puts them where a project has other versions of them.
    symlinkSync(join(root, 'node_modules'), join(installed, 'node_modules'));
    const other = join(folder, 'project/node_modules/@playwright/test');
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, 'package.json'), '{"name":"@playwright/test","version":"1.0.0","main":"index.js"}');
    writeFileSync(join(other, 'index.js'), 'throw new Error("the wrong Playwright");');
    writeFileSync(join(folder, 'project/manifest.json'), JSON.stringify(partner.manifest));
    const args = ['certify', 'manifest.json', '--plan', 'test', '--quiet', '--browser', 'off'];
    const { status, stdout, stderr } = await run(join(installed, 'dist/cli/bin.js'), args, join(folder, 'project'), { limit: 60_000 });
    expect({ status, stderr: stderr.includes('Error') ? stderr : '' }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('partial: acme-db');
  } finally {
    await partner.close();
    rmSync(folder, { recursive: true });
  }
});
