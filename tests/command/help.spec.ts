import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { commands, describedCommand } from '../../cli/commands/declared.ts';
import { main } from '../../cli/main.ts';
import type { Io } from '../../runs/run.ts';
import { assay, root } from '../support/command.ts';
import { everyNth } from '../support/proof.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

for (const [name, summary] of Object.entries(commands)) {
  for (const flag of everyNth(['--help', '-h'], 2)) {
    test(`${name} ${flag} shows usage, options and an example`, async () => {
      const { usage, options, positionals, examples } = describedCommand(name);
      const { status, stdout, stderr, written } = await assay([name, flag, '--all']);
      expect({ status, stderr, written }).toEqual({ status: 0, stderr: '', written: {} });
      expect(stdout.split('\n')[0]).toBe(`assay ${usage}`);
      expect(stdout).toContain(summary);
      for (const option of Object.keys(options ?? {})) expect(stdout).toMatch(new RegExp(`^ +--${option} `, 'm'));
      for (const positional of Object.keys(positionals ?? {})) expect(stdout).toMatch(new RegExp(`^ +${positional} `, 'm'));
      expect(examples.length).toBeGreaterThan(0);
      for (const [example] of examples) {
        expect(example).toMatch(new RegExp(`^assay ${name}( |$)`));
        expect(stdout).toContain(`  ${example}  `);
      }
    });
  }

  test(`${name} --help fits a screen, with the most used options`, async () => {
    const { options = {}, examples } = describedCommand(name);
    const { stdout } = await assay([name, '--help']);
    expect(stdout.split('\n').length).toBeLessThanOrEqual(40);
    const shown = Object.keys(options).filter((option) => new RegExp(`^ +--${option} `, 'm').test(stdout));
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(8, Object.keys(options).length));
    const others = Object.keys(options).length - shown.length;
    if (others > 0) expect(stdout).toContain(`${others} more options: assay ${name} --help --all`);
    for (const [example] of examples) expect(stdout).toContain(`  ${example}  `);
  });

  test(`${name} is among the commands with its summary`, async () => {
    const { stdout } = await assay(['--help']);
    expect(stdout).toMatch(new RegExp(`^ +assay ${name} +${summary}$`, 'm'));
  });
}

test('no line of help is wider than 100 columns', async () => {
  for (const args of [[], ...Object.keys(commands).map((name) => [name])]) {
    const { stdout } = await assay([...args, '--help']);
    expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([]);
  }
});

test('assay help shows the help, and that of a command', async () => {
  for (const [words, same] of [
    [['help'], ['--help']],
    [
      ['help', 'sso'],
      ['sso', '--help'],
    ],
  ] as const)
    expect(await assay([...words])).toMatchObject({ status: 0, stderr: '', stdout: (await assay([...same])).stdout });
});

test('without a command, the help is shown and the status is that of wrong usage', async () => {
  const { status, stdout, stderr } = await assay([]);
  expect(status).toBe(2);
  expect(stdout + stderr).toContain('assay <command>');
});

for (const args of [['--version'], ['check', '--version'], ['list', '--version']]) {
  test(`${args.join(' ')} prints the version of the package`, async () => {
    const { status, stdout, stderr } = await assay(args);
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  });
}

test('the language of the machine does not change the words', async () => {
  const { stderr } = await assay(['check'], { env: { LANG: 'fr_FR.UTF-8', LC_ALL: 'fr_FR.UTF-8' } });
  expect(stderr).toBe((await assay(['check'])).stderr);
});

/** The lines that a command prints beyond the width of its terminal. */
async function tooWide(args: string[], columns: number): Promise<string[]> {
  const printed: string[] = [];
  const io = { out: (text: string) => void printed.push(text), err() {}, env: {}, cwd: root, color: false, version, columns };
  expect(await main(args, io as unknown as Io)).toBe(0);
  return printed
    .join('\n')
    .split('\n')
    .filter((line) => line.length > columns);
}

test('the help fits a terminal of 40 columns, the catalogue one of 80', async () => {
  for (const args of [['--help'], ['certify', '--help'], ['gate', '--help', '--all'], ['docs', '--help']])
    expect(await tooWide(args, 40), args.join(' ')).toEqual([]);
  for (const args of [['list'], ['explain', 'sso/accepts-a-valid-call'], ['explain', 'auth/refuses-a-wrong-password']])
    expect(await tooWide(args, 80), args.join(' ')).toEqual([]);
});
