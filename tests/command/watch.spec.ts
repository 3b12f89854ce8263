import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../fixtures/free-port.ts';
import { assay, bin, interrupt, manifest, run, started } from '../support/command.ts';
import { checkReportsIn } from '../support/reading/claims/check.ts';

const inFolder = async (use: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-watch-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Milliseconds in which a change has to be on the screen. */
const soon = { intervals: [50] };

test('check --watch shows what a change fixed, and what it broke', async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'manifest.json');
    writeFileSync(file, manifest.replace('"eu"', '"us"'));
    const running = started(['check', 'manifest.json', '--watch'], folder, { detached: true });
    await expect.poll(running.output).toMatch(/manifest\/regions-include-eu[\s\S]*Watching/);
    writeFileSync(file, manifest);
    await expect.poll(running.output, soon).toMatch(/fixed +manifest\/regions-include-eu\n1 fixed, 0 new, 0 still failing/);
    writeFileSync(file, '{ "id": ');
    await expect.poll(running.output, soon).toMatch(/new failure .*\n[\s\S]*0 fixed, \d+ new, 0 still failing/);
    interrupt(running.child);
    expect(await running.ended).toBe(130);
    expect(running.output()).not.toMatch(/Warning|^\s+at /m);
  });
});

test('certify --watch at a terminal: a fix and a restart are on the screen within 5 s', { tag: '@prove' }, async () => {
  test.setTimeout(120_000);
  await inFolder(async (folder) => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    await run(
      bin,
      ['init', 'provider', '--id', 'acme-db', '--url', 'https://acme.example', '--test-url', origin, '--sample', 'node'],
      folder,
    );
    const file = join(folder, 'partner.mjs');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace("digest('sha512', text)", "digest('sha1', text)"));
    const serve = () => spawn(process.execPath, ['partner.mjs'], { cwd: folder, stdio: 'ignore' });
    let service = serve();
    const since = Date.now();
    const line = `'${process.execPath}' '${bin}' certify --watch --browser off --cases 2`;
    const child = spawn('script', ['-qfec', line, '/dev/null'], { cwd: folder, env: { PATH: process.env.PATH, TERM: 'dumb' } });
    let screen = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (screen += text));
    const ended = new Promise((resolve) => child.on('close', resolve));
    try {
      await expect.poll(() => screen, { timeout: 60_000 }).toMatch(/sso\/accepts-a-valid-call[\s\S]*Watching/);
      writeFileSync(file, good);
      service.kill();
      service = serve();
      await expect.poll(() => screen, soon).toMatch(/fixed +sso\/accepts-a-valid-call/);
      child.stdin.write('\u0003');
      await ended;
      checkReportsIn(folder, ['certify'], since);
      expect(screen).not.toMatch(/Warning|^\s+at /m);
    } finally {
      service.kill();
      child.kill('SIGKILL');
    }
  });
});

test('an option that works only together with another is refused alone, and not ignored', async () => {
  const files = { 'manifest.json': manifest };
  for (const [args, message] of [
    [['certify', 'manifest.json', '--restart', 'npm start'], 'assay: --restart needs --watch\n'],
    [['check', 'manifest.json', '--watch-ignore=*.log'], 'assay: --watch-ignore needs --watch\n'],
    [['client', 'client.yaml', '--login', 'all'], 'assay: --login needs --listen\n'],
  ] as const) {
    const { status, stderr } = await assay([...args], { files });
    expect({ status, stderr }).toEqual({ status: 2, stderr: message });
  }
});

test('--watch is refused for production, and together with options for a single run', async () => {
  const files = { 'manifest.json': manifest };
  for (const [args, message] of [
    [['--environment', 'production', '--yes'], 'assay: --watch installs again and again; it is not for production\n'],
    [['--dry-run'], 'assay: --watch and --dry-run do not go together\n'],
    [['--bundle', 'a.tgz'], 'assay: --watch and --bundle do not go together\n'],
  ] as const) {
    const { status, stderr } = await assay(['certify', 'manifest.json', '--watch', ...args], { files });
    expect({ status, stderr }).toEqual({ status: 2, stderr: message });
  }
});
