import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { commands } from '../../cli/commands/declared.ts';
import { requirements } from '../../engine/judging/catalogue.ts';
import { assay } from '../support/command.ts';

test('bash completes commands, options, values and requirement ids', async () => {
  const { status, stdout: script } = await assay(['completion', 'bash']);
  expect(status).toBe(0);
  const folder = mkdtempSync(join(tmpdir(), 'assay-completion-'));
  writeFileSync(join(folder, 'script'), script);
  writeFileSync(join(folder, 'manifest.json'), '');
  const completed = (...words: string[]) => {
    const line = `source ./script; COMP_WORDS=(assay "$@"); COMP_CWORD=$#; _assay; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const text = execFileSync('bash', ['--norc', '-c', line, 'bash', ...words], { cwd: folder, encoding: 'utf8' });
    return text.split('\n').filter(Boolean);
  };
  try {
    expect(completed('')).toEqual(Object.keys(commands));
    expect(completed('cert')).toEqual(['certify']);
    expect(completed('certify', '--pl')).toEqual(['--plan']);
    expect(completed('certify', 'mani')).toEqual(['manifest.json']);
    expect(completed('certify', 'manifest.json', '--environment', '')).toEqual(['test', 'production']);
    expect(completed('certify', 'manifest.json', '--environment', '=', 'p')).toEqual(['production']);
    expect(completed('certify', 'manifest.json', '--only', 'manifest/id-')).toEqual([
      'manifest/id-is-present',
      'manifest/id-is-well-formed',
      'manifest/id-is-unchanged',
    ]);
    expect(completed('certify', '--reporter', 'h')).toEqual(['html']);
    expect(completed('certify', '--reporter', 'terminal,h')).toEqual(['terminal,html']);
    expect(completed('explain', 'sso/refuses-a-stale')).toEqual(['sso/refuses-a-stale-timestamp']);
    expect(completed('certify', '--ca', 'mani')).toEqual(['manifest.json']);
    expect(completed('init', 'pl')).toEqual(['platform']);
    expect(completed('certify', '--seed', 'mani')).toEqual([]);
    expect(completed('list', '--surface', 'ss')).toEqual(['sso']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

for (const shell of ['zsh', 'fish']) {
  test(`the completion for ${shell} knows every command and id, and parses where there is a ${shell}`, async () => {
    const { status, stdout } = await assay(['completion', shell]);
    expect(status).toBe(0);
    for (const name of [...Object.keys(commands), ...requirements().map(({ id }) => id)]) expect(stdout).toContain(name);
    const { error, status: parsed, stderr } = spawnSync(shell, ['-n'], { input: stdout, encoding: 'utf8' });
    if (!error) expect(parsed, stderr).toBe(0);
  });
}

test('no other shell is known', async () => {
  expect(await assay(['completion', 'cmd'])).toMatchObject({ status: 2, stdout: '' });
});
