import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectCalm, expectUsageError } from '../support/calm.ts';
import { assay, changed, everything, manifest, password, variable } from '../support/command.ts';
import { assayUnreadable } from '../support/unreadable.ts';

const files = { 'm.json': manifest };

test.describe('a file that cannot be read', () => {
  const cases: [name: string, argument: string, line: string | RegExp, prepare?: (folder: string) => void][] = [
    ['none', 'none.json', /^assay: none\.json: no such file$/],
    ['an empty name', '', /\S/],
    ['a folder', 'folder', /^assay: folder: a folder; /, (folder) => mkdirSync(join(folder, 'folder'))],
    ['the current folder', '.', /^assay: \.: a folder; /],
    ['a path through a file', 'm.json/inner.json', /^assay: m\.json\/inner\.json: no such file; /],
    ['a dangling link', 'link.json', /^assay: link\.json: no such file/, (folder) => symlinkSync('gone.json', join(folder, 'link.json'))],
    [
      'a link to itself',
      'loop.json',
      /^assay: loop\.json: a link that leads to itself/,
      (folder) => symlinkSync('loop.json', join(folder, 'loop.json')),
    ],
    ['a pipe', 'pipe', /^assay: pipe: not a regular file$/, (folder) => execFileSync('mkfifo', [join(folder, 'pipe')])],
    ['a device', '/dev/zero', /^assay: \/dev\/zero: not a regular file$/],
    ['a name that is too long', 'x'.repeat(5000), /: /],
    [
      '50 MB',
      'huge.json',
      /^assay: huge\.json: the file is 50 MB, and /,
      (folder) => {
        writeFileSync(join(folder, 'huge.json'), '');
        truncateSync(join(folder, 'huge.json'), 50 * 1024 * 1024);
      },
    ],
  ];
  for (const [name, argument, line, prepare] of cases) {
    test(name, async () => {
      expectUsageError(await assay(['check', argument], { files, ...(prepare && { prepare }) }), line);
    });
    test(`${name}, as --previous`, { tag: '@prove' }, async () => {
      expectUsageError(await assay(['check', 'm.json', '--previous', argument], { files, ...(prepare && { prepare }) }), line);
    });
  }

  test('without permission', async () => {
    expectUsageError(await assayUnreadable(['check', 'm.json'], files, 'm.json'), /^assay: m\.json: the file cannot be read/);
  });

  test('a name that would drive the terminal', async () => {
    expectUsageError(await assay(['check', 'a\n\u001b[31mb.json']), /no such file$/);
  });
});

test.describe('deep nesting', () => {
  for (const [name, text] of [
    ['arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['open arrays', '['.repeat(100_000)],
  ] as const) {
    test(`100000 ${name}`, async () => {
      expectUsageError(
        await assay(['check', 'deep.json'], { files: { 'deep.json': text } }),
        /^assay: deep\.json:1:\d+: nested more than \d+ levels deep/,
      );
    });
  }

  test('brackets within a text are not nesting', async () => {
    const text = changed('Acme Database', '['.repeat(100_000));
    const outcome = await assay(['check', 'm.json'], { files: { 'm.json': text } });
    expectCalm(outcome);
    expect(outcome.status).toBe(0);
  });
});

test.describe('a manifest that is no JSON object', () => {
  const cases: [name: string, content: string | Uint8Array, at: string, got: string][] = [
    ['an empty file', '', '1:1', 'an empty file'],
    ['blanks alone', ' \n\n', '1:1', 'an empty file'],
    ['a comment', '{\n  // the id\n  "id": "acme-db"\n}', '2:3', 'a comment'],
    ['a comment of several lines', '/* ours */ {}', '1:1', 'a comment'],
    ['a comma at the end', '{ "id": "acme-db",\n}', '2:1', 'a comma before }'],
    ['single quotes', "{ 'id': 'acme-db' }", '1:3', 'a single quote'],
    ['an end that comes too early', '{ "id": ', '1:9', 'the end of the file'],
    ['YAML', 'id: acme-db\n', '1:1', '"i"'],
    ['two objects', '{}\n{}', '2:1', '"{"'],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), '1:1', 'UTF-16 text'],
    ['Latin 1', Buffer.from('{\n"name": "Caf\u00e9" }', 'latin1'), '2:13', 'a byte that is not UTF-8'],
    ['zero bytes', Buffer.alloc(1000), '1:1', '"\\u0000"'],
    ['null', 'null', '1:1', 'null'],
    ['a number', '42', '1:1', 'a number'],
    ['an array', '[]', '1:1', 'an array'],
  ];
  for (const [name, content, at, got] of cases) {
    test(name, async () => {
      const outcome = await assay(['check', 'm.json'], { files: { 'm.json': content } });
      expectCalm(outcome);
      const failures = outcome.stdout.split('\n').filter((line) => line.startsWith('fail '));
      expect(failures).toHaveLength(1);
      expect(failures[0]).toContain(`fail m.json:${at}: expected one JSON object, got ${got}`);
      expect(outcome.stderr).toBe('');
      expect(outcome.status).toBe(1);
    });
  }

  for (const [name, text] of [
    ['quotes', `{"a": "${'\\"'.repeat(500_000)}`],
    ['backslashes', `{"a": "${'\\'.repeat(1_000_000)}`],
    ['letters', `{"a": "${'a'.repeat(1_000_000)}`],
    ['blanks', `{${' '.repeat(1_000_000)}`],
    ['lines', `{${'\n'.repeat(1_000_000)}`],
    ['open quotes', '"'.repeat(1_000_000)],
  ] as const) {
    test(`a megabyte of ${name} without an end`, async () => {
      const outcome = await assay(['check', 'm.json', '--quiet'], { files: { 'm.json': text } });
      expectCalm(outcome);
      expect(outcome.status).toBe(1);
    });
  }
});

test.describe('a manifest with missing parts', () => {
  for (const [name, text] of [
    ['all', '{}'],
    ['the whole api', '{ "id": "acme-db", "name": "Acme" }'],
    ['an empty api', '{ "id": "acme-db", "api": {} }'],
    ['api is null', '{ "id": "acme-db", "api": null }'],
    ['api is an array', '{ "id": "acme-db", "api": [] }'],
    ['environments are texts', changed('"production": {', '"production": "x", "other": {')],
    [
      'everything of another type',
      '{ "id": {}, "name": [], "api": { "config_vars": 1, "password": 2, "sso_salt": [], "regions": {}, "test": 3 } }',
    ],
    ['a key that objects have', '{ "__proto__": { "id": "acme-db" }, "constructor": 1, "api": { "__proto__": null, "toString": 2 } }'],
  ] as const) {
    test(name, async () => {
      const outcome = await assay(['check', 'm.json'], { files: { 'm.json': text } });
      expectCalm(outcome);
      expect(outcome.stdout).toMatch(/^fail m\.json:\d+:\d+: expected .*, got .* \(manifest\/[a-z-]+, marketplace §2/m);
      expect(outcome.stderr).toBe('');
      expect(outcome.status).toBe(1);
    });
  }
});

test.describe('a variable that is not set', () => {
  test('is named with its place', async () => {
    const files = { 'm.json': changed(password, variable('ACME_PASSWORD')) };
    const outcome = await assay(['check', 'm.json', '--allow-env', 'ACME_PASSWORD'], { files });
    expectUsageError(outcome, /^assay: m\.json:9:17: \$\{ACME_PASSWORD\} is not set in the environment; /);
  });

  test('shows nothing of those that are set', async () => {
    const text = changed(password, variable('ACME_PASSWORD') + variable('OTHER'));
    const allowed = ['--allow-env', 'ACME_PASSWORD', '--allow-env', 'OTHER'];
    const outcome = await assay(['check', 'm.json', ...allowed], { files: { 'm.json': text }, env: { ACME_PASSWORD: 'canary' } });
    expectUsageError(outcome, /^assay: m\.json:9:17: \$\{OTHER\} is not set/);
    expect(everything(outcome)).not.toContain('canary');
  });
});

test.describe('a secret that cannot be hidden', () => {
  const weak: Record<string, [secret: string, why: RegExp]> = {
    'is short': ['seven77', /^assay: m\.json: password is shorter than 8 characters, .*--allow-weak-secrets$/],
    'is a word of an address': ['test.acme', /^assay: m\.json: password is a part of the id or of an address/],
    'is a common word': ['production', /^assay: m\.json: password is a common word or a number/],
  };
  for (const [name, [secret, line]] of Object.entries(weak)) {
    test(`${name}: no live run, unless it is allowed`, async () => {
      const own = { files: { 'm.json': changed(password, secret) } };
      expectUsageError(await assay(['certify', 'm.json'], own), line);
      expect((await assay(['certify', 'm.json', '--dry-run', '--allow-weak-secrets'], own)).status).toBe(0);
    });
  }

  test('in the configuration of a platform: no live run', async () => {
    const own = { files: { 'p.yaml': 'base_url: https://api.example\napi_token: short\n' } };
    expectUsageError(await assay(['gate', 'p.yaml'], own), /^assay: p\.yaml: api_token is shorter than 8 characters/);
  });
});
