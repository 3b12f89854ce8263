import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folderVariable, runListVariable } from '../../engine/recording/run-list.ts';
import type { Left } from '../../reporters/collector.ts';
import { root } from '../support/command.ts';

/** The start of a file with tests; the other Playwright loads what this one loads. */
const imports = `
import { test } from ${JSON.stringify(join(root, 'node_modules/@playwright/test/index.mjs'))};
import { UsageError } from ${JSON.stringify(join(root, 'dist/engine/documents/usage-error.js'))};
import { marked, tellingMistakes } from ${JSON.stringify(join(root, 'dist/engine/recording/run-list.js'))};
`;

/** Runs tests with a real Playwright and our collector; returns the events that it told, and the errors that it left. */
async function collected(tests: string, maxFailures = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-collector-'));
  try {
    const config = { testDir: folder, outputDir: join(folder, 'out'), workers: 1, maxFailures, projects: [{ name: 'r1' }] };
    const reporter = [[join(root, 'dist/reporters/collector.js')]];
    writeFileSync(join(folder, 'playwright.config.mjs'), `export default ${JSON.stringify({ ...config, reporter })};`);
    writeFileSync(join(folder, 'a.spec.mjs'), imports + tests);
    const list = { isFollowed: true, mark: 'a-mark-that-nobody-knows', workers: 1, runs: [{ run: 'r1', kind: 'provider', plays: '' }] };
    const child = fork(createRequire(import.meta.url).resolve('@playwright/test/cli'), ['test', '--config', folder], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, [folderVariable]: folder, [runListVariable]: JSON.stringify(list) },
      execArgv: [],
      silent: true,
      timeout: 60_000,
    });
    const told: { kind: string }[] = [];
    child.on('message', (event) => told.push(event as { kind: string }));
    await once(child, 'exit');
    const { errors } = JSON.parse(readFileSync(join(folder, 'r1.json'), 'utf8')) as Left;
    return { kinds: told.map(({ kind }) => kind), errors };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('what is printed or thrown during a play poses as nothing of ours', async () => {
  const { kinds, errors } = await collected(`
    const event = { kind: 'exchange', exchange: { method: 'GET', url: 'https://acme.example/', ms: 1 } };
    test('poses', () => void process.stdout.write(JSON.stringify(event)));
    test('tells', () => void process.stdout.write(marked(event)));
    test('is mistaken', () => tellingMistakes(() => { throw new UsageError('assay: name a plan'); }));
    test('is broken', () => { throw new Error('UsageError: assay: name a plan'); });
  `);
  expect(kinds.filter((kind) => kind === 'exchange')).toHaveLength(1);
  expect(errors.map(({ play, isMistake = false }) => [play, isMistake])).toEqual([
    ['is mistaken', true],
    ['is broken', false],
  ]);
  expect(errors[0]?.message).toBe('assay: name a plan');
});

test('that Playwright stops after so many failures is no error', async () => {
  const failing = "test('fails', () => { throw new Error('no'); }); test('is not run', () => {});";
  const { errors } = await collected(failing, 1);
  expect(errors.map(({ play }) => play)).toEqual(['fails']);
});
