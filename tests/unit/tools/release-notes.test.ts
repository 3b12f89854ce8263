import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { it } from 'node:test';

const changelog =
  '# Changelog\n\n## 3.1.0 (unreleased)\n\n- Later.\n\n## 3.0.0\n\n- Now, with `code`.\n\n### Fixed\n\n- This.\n\n## 2.0.0\n\n- Before.\n';

function notes(tag: string, version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-notes-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
    writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('tools/release-notes.mjs'), tag], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('prints the section of the version, and no other', () => {
  assert.deepEqual(notes('v3.0.0', '3.0.0'), { status: 0, stdout: '- Now, with `code`.\n\n### Fixed\n\n- This.\n', stderr: '' });
  assert.equal(notes('v2.0.0', '2.0.0').stdout, '- Before.\n');
});

it('refuses a tag that is not the version, and a version that the changelog does not have or calls unreleased', () => {
  const refused = (tag: string, version: string, line: RegExp) => {
    const { status, stdout, stderr } = notes(tag, version);
    assert.deepEqual({ status, stdout }, { status: 1, stdout: '' });
    assert.match(stderr, line);
  };
  refused('v3.0.1', '3.0.0', /^release-notes: package\.json has version 3\.0\.0, got the tag "v3\.0\.1"; .*\n$/);
  refused('', '3.0.0', /got the tag ""/);
  refused(
    'v3.1.0',
    '3.1.0',
    /^release-notes: expected a section "## 3\.1\.0" in CHANGELOG\.md, got "3\.1\.0 \(unreleased\)", "3\.0\.0", "2\.0\.0"\n$/,
  );
  refused('v4.0.0', '4.0.0', /expected a section/);
});
