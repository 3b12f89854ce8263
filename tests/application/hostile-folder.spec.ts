import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { repositories } from '../../targets/reference/documents/repositories.ts';
import { expectUsageError } from '../support/calm.ts';
import { assay } from '../support/command.ts';
import { idsWith, reportOf, rowOf } from '../support/reading/reports.ts';
import { assayUnreadable } from '../support/unreadable.ts';

const { files: good, args: production } = repositories.node;

test.describe('a hostile folder', () => {
  const inApp = (act: (folder: string) => void) => (folder: string) => act(join(folder, 'app'));
  const pipe = (path: string) => execFileSync('mkfifo', [path]);

  test('with a package.json of 100 MB', async () => {
    const prepare = inApp((folder) => truncateSync(join(folder, 'package.json'), 100 * 1024 * 1024));
    expectUsageError(
      await assay(['check', 'app'], { files: good, prepare }),
      /^assay: app\/package\.json: the file is 100 MB, and Assay reads such files only up to 1 MB/,
    );
  });

  test('with a package.json that nests without end', async () => {
    const files = { ...good, 'app/package.json': '{"a":'.repeat(100_000) };
    expectUsageError(await assay(['check', 'app'], { files }), /package\.json:1:\d+: nested more than 200 levels deep/);
  });

  test('with a pipe in place of a file', async () => {
    const files = { 'app/.gitignore': '' };
    expectUsageError(
      await assay(['check', 'app'], { files, prepare: inApp((folder) => pipe(join(folder, 'package.json'))) }),
      /: not a regular file$/,
    );
    const outcome = await assay(['check', 'app'], {
      files: { 'app/package.json': '{"main":"a"}' },
      prepare: inApp((folder) => pipe(join(folder, '.gitignore'))),
    });
    expect(rowOf(reportOf(outcome), 'app/ignores-node-modules')).toMatchObject({
      verdict: 'untested',
      reason: '.gitignore: not a regular file',
    });
  });

  test('with a .gitignore of very many patterns', async () => {
    const files = { ...good, 'app/.gitignore': '*a*b*c\n'.repeat(50_000) };
    const row = rowOf(reportOf(await assay(['check', 'app'], { files })), 'app/ignores-node-modules');
    expect(row).toMatchObject({
      verdict: 'untested',
      reason: '.gitignore: the file is 342 KB, and Assay reads such files only up to 100 KB',
    });
  });

  test('with links that lead out of it', async () => {
    const secret = { 'secret/package.json': '{"name":"canary","main":"a.js"}', 'secret/ignore': 'node_modules' };
    const prepare = inApp((folder) => symlinkSync('../secret/package.json', join(folder, 'package.json')));
    const linked = await assay(['check', 'app'], { files: { 'app/a.js': '', ...secret }, prepare });
    expectUsageError(linked, /^assay: app\/package\.json: a link that leads out of the folder/);
    const outcome = await assay(['check', 'app'], {
      files: { 'app/package.json': '{"main":"a.js"}', ...secret },
      prepare: inApp((folder) => symlinkSync('../secret/ignore', join(folder, '.gitignore'))),
    });
    expect(rowOf(reportOf(outcome), 'app/ignores-node-modules')?.reason).toContain('leads out of the folder');
  });

  test('with a repository elsewhere', async () => {
    const files = { ...good, 'app/.git': 'gitdir: ../secret', 'secret/config': '[remote "x"]\n\turl = ssh://git@host.example/app_1.git\n' };
    const report = reportOf(await assay(['check', 'app'], { files }));
    expect(idsWith(report, 'warn')).toEqual([]);
    expect(rowOf(report, 'app/remote-has-its-shape')?.reason).toContain('outside the folder');
  });

  test('with files that cannot be read', async () => {
    expectUsageError(await assayUnreadable(['check', 'app'], good, 'app/package.json'), /cannot be read; check its permissions/);
  });

  test('with thousands of files in node_modules, which nobody looks into', async () => {
    const prepare = inApp((folder) => {
      mkdirSync(join(folder, 'node_modules'));
      for (let number = 0; number < 5_000; number++) writeFileSync(join(folder, 'node_modules', `${number}.js`), '');
    });
    const outcome = await assay(['check', 'app', ...production], { files: good, prepare });
    expect(outcome.status).toBe(0);
  });

  test('with text that would drive the terminal', async () => {
    const files = { ...good, 'app/package.json': '{"name":"\\u001b[2Jx","packageManager":"\\u001b]0;owned\\u0007"}' };
    const { stdout } = await assay(['check', 'app', '--env', 'CC_NPM_REGISTRY=\u001b[31m'], { files });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
  });
});
