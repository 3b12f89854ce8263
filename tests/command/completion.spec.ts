import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { commands } from '../../cli/commands/declared.ts';
import { requirements } from '../../engine/catalogue/catalogue.ts';
import { assay, root } from '../support/command.ts';
import { needs } from '../support/needs.ts';

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

/** Command lines, and all that a shell offers for them; a folder has the files manifest.json and script. */
const lines: [line: string, offered: string[]][] = [
  ['assay cert', ['certify']],
  ['assay certify mani', ['manifest.json']],
  ['assay certify --environment ', ['production', 'test']],
  ['assay certify --smoke --environment p', ['production']],
  ['assay explain sso/refuses-a-stale', ['sso/refuses-a-stale-timestamp']],
  ['assay init pl', ['platform']],
  ['assay init ci ', ['github', 'gitlab']],
  ['assay history x ', ['changed', 'durations', 'flaky', 'since', 'trend']],
  ['assay history --json --target a x fl', ['flaky']],
  ['npx assay hist', ['history']],
];

const files = ['manifest.json', 'script'];

/** What a real shell prints as its offers for a line. */
const shells: Record<'bash' | 'zsh' | 'fish', (line: string, cwd: string) => string> = {
  bash(line, cwd) {
    const words = line.split(' ');
    const call = `source ./script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); $(complete -p "$1" | sed -E 's/.*-F ([^ ]+).*/\\1/'); printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['--norc', '-c', call, 'bash', ...words], { cwd, encoding: 'utf8' });
  },
  zsh: (line, cwd) =>
    execFileSync('zsh', ['-f', join(root, 'tests/support/zsh-completion.zsh'), './script', line], { cwd, encoding: 'utf8' }),
  fish: (line, cwd) =>
    execFileSync('fish', ['--no-config', '-c', 'source ./script; complete -C $argv[1]', line], { cwd, encoding: 'utf8' }),
};

for (const shell of ['bash', 'zsh', 'fish'] as const) {
  test(`${shell} offers what fits, in a real shell`, shell === 'bash' ? {} : needs(shell), async () => {
    const { status, stdout } = await assay(['completion', shell]);
    expect(status).toBe(0);
    for (const name of [...Object.keys(commands), ...requirements().map(({ id }) => id)]) expect(stdout).toContain(name);
    const folder = mkdtempSync(join(tmpdir(), 'assay-completion-'));
    try {
      for (const name of files) writeFileSync(join(folder, name), name === 'script' ? stdout : '');
      for (const [line, offered] of lines) {
        const words = shells[shell](line, folder).split(/[\s\t]+/);
        expect.soft(words, line).toEqual(expect.arrayContaining(offered));
        const others = lines
          .flatMap(([, all]) => all)
          .concat(files)
          .filter((word) => !offered.includes(word) && !line.includes(word));
        expect
          .soft(
            words.filter((word) => others.includes(word)),
            line,
          )
          .toEqual([]);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test('no other shell is known', async () => {
  expect(await assay(['completion', 'cmd'])).toMatchObject({ status: 2, stdout: '' });
});
