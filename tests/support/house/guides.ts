import { spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../command.ts';
import { checkReportsIn } from '../reading/claims/check.ts';

/** A block of commands in a guide, as its fence marks it: ```sh run exit=1, or ```sh not-run=docker. */
export interface Block {
  guide: string;
  line: number;
  commands: string;
  /** Why the tests do not run it. */
  notRun?: string;
  status: number;
  /** Its output depends on whether this machine has a browser. */
  needsBrowser: boolean;
  /** Lines that its output must contain, in this order. */
  seen: string[];
}

/** Every block of commands of a guide, with the output that it promises; a guide without any mark is tested elsewhere. */
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
  /** Its output so far; programs that it left running may print more. */
  printed(): string;
}

/** An empty folder and a shell in it, with `assay` on the path; programs that were started there are ended. */
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
  const { ASSAY_BROWSER } = process.env;
  const groups: number[] = [];
  const since = Date.now();
  const shell = async (commands: string): Promise<Ran> => {
    const output = join(place, `output-${groups.length}`);
    const file = openSync(output, 'a');
    // A process group, to end what it leaves running; a file for the output, because those programs would keep a pipe open.
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
    const result = await use(shell, folder);
    checkReportsIn(folder, ['certify'], since);
    return result;
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
