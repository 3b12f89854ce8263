import { spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../command.ts';

/** A block of commands in a guide, as its fence marks it: ```sh run exit=1, or ```sh not-run=docker. */
export interface Block {
  guide: string;
  line: number;
  commands: string;
  /** Why it is not run here. */
  notRun?: string;
  status: number;
  /** What it says depends on whether this machine has a browser. */
  needsBrowser: boolean;
  /** Lines that have to be in what it prints, in this order. */
  seen: string[];
}

/** Every block of commands of a guide, with what it is said to print; a guide without any mark is tested elsewhere. */
export function blocksOf(guide: string, text: string): Block[] {
  if (!/^```sh (not-)?run/m.test(text)) return [];
  const blocks: Block[] = [];
  for (const { index, groups } of text.matchAll(/^```(?<info>[^\n]*)\n(?<body>[\s\S]*?)^```$/gm)) {
    const { info = '', body = '' } = groups ?? {};
    const last = blocks.at(-1);
    if (info === 'text seen' && last) last.seen = body.split('\n').filter((line) => line.trim() !== '' && line.trim() !== '…');
    if (!/^sh\b/.test(info)) continue;
    const notRun = /not-run=(\S+)/.exec(info)?.[1];
    if (notRun === undefined && !/\brun\b/.test(info)) throw new Error(`${guide}: mark this block of commands run or not-run: ${body}`);
    blocks.push({
      guide,
      line: text.slice(0, index).split('\n').length,
      commands: body,
      ...(notRun !== undefined && { notRun }),
      status: Number(/exit=(\d+)/.exec(info)?.[1] ?? 0),
      needsBrowser: /\bbrowser\b/.test(info),
      seen: [],
    });
  }
  return blocks;
}

export interface Ran {
  status: number | null;
  /** All that it has printed by now; what it left running may print more. */
  printed(): string;
}

/** An empty folder with `assay` on the path, and a shell in it; what was started there ends with it. */
export async function withShell<T>(
  env: Record<string, string>,
  use: (shell: (commands: string) => Promise<Ran>, folder: string) => Promise<T>,
): Promise<T> {
  const place = mkdtempSync(join(tmpdir(), 'assay-guide-'));
  const folder = join(place, 'empty');
  mkdirSync(folder);
  mkdirSync(join(place, 'bin'));
  const command = join(place, 'bin/assay');
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'dist/cli/bin.js')}' "$@"\n`);
  chmodSync(command, 0o755);
  const path = [join(place, 'bin'), process.env.PATH].join(delimiter);
  // Which browser the tests were told to take, or none.
  const { ASSAY_BROWSER } = process.env;
  const groups: number[] = [];
  const shell = async (commands: string): Promise<Ran> => {
    const output = join(place, `output-${groups.length}`);
    const file = openSync(output, 'a');
    // A group of its own, so that what it leaves running can be ended; a file, because a pipe would be held open by that.
    const child = spawn('bash', ['-c', commands], {
      cwd: folder,
      env: { PATH: path, HOME: place, ...(ASSAY_BROWSER !== undefined && { ASSAY_BROWSER }), ...env },
      stdio: ['ignore', file, file],
      detached: true,
    });
    closeSync(file);
    if (child.pid !== undefined) groups.push(child.pid);
    const status = await new Promise<number | null>((ended, failed) => child.on('error', failed).on('exit', ended));
    return { status, printed: () => readFileSync(output, 'utf8') };
  };
  try {
    return await use(shell, folder);
  } finally {
    for (const group of groups) endGroup(group);
    rmSync(place, { recursive: true, force: true });
  }
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The first line that is missing from a text, or out of order. */
export function missingLine(lines: string[], text: string): string | undefined {
  let at = 0;
  return lines.find((line) => {
    const found = text.indexOf(line, at);
    at = found + line.length;
    return found < 0;
  });
}
