import { createRequire } from 'node:module';

/** Why a program ended: its error and the first lines of its stack, or else the line that says most. */
export type Crash = { error: string; stack: string[] };

const MAX_LINE = 300;
const MAX_STACK = 3;
/** An error and its stack may have this many lines between them. */
const MESSAGE_LINES = 12;

/** The name of an error and its message: `TypeError [ERR_X]: no`, `java.io.IOException: no`, `panic: no`. */
const ERROR =
  /^\[?(?:(?:uncaught|unhandled|fatal) )?(?:exception in thread "[^"]{0,99}" )?(?:[\w$]+(?:\.|::))*[\w$]*(?:error|exception|rejection|panic)(?: \[\w+\])?: ?\S/i;
const NAME = /^(?:[\w$]+\.)*[\w$]*(?:Error|Exception)$/;
const FRAME = /^at \S/;
const PYTHON_FRAME = /^File ".*", line \d+/;
/** Lines that say nothing about the cause. */
const NOISE = /^(?:Node\.js v\d|npm (?:error|err!|warn|notice)|\(Use `node|\(node:\d+\)|\^+$|[{}\])]+$|at \S)|\bwarning\b/i;
const NPM_ERROR = /^npm (?:error|ERR!) (?!code |errno |syscall |path |command |lifecycle |A complete log)(\S.*)/i;

/** Finds the error in what a program printed before it ended; `folder` is left out of the paths. */
export function crashIn(output: string, folder = ''): Crash {
  const lines = output.split('\n').map((line) => withoutFolder(line.trim(), folder).slice(0, MAX_LINE));
  const errors = lines.flatMap((line, index) => {
    const stack = stackAt(lines, index);
    return ERROR.test(line) || (NAME.test(line) && stack.length > 0) ? [{ error: line.replace(/ \{$/, ''), stack }] : [];
  });
  return errors.findLast(({ stack }) => stack.length > 0) ?? errors.at(-1) ?? { error: plainest(lines), stack: [] };
}

const withoutFolder = (line: string, folder: string): string =>
  folder === '' ? line : line.replaceAll(`file://${folder}/`, '').replaceAll(`${folder}/`, '');

/** The lines after an error that name its place, those of Node itself left out; Python writes them before the error. */
function stackAt(lines: readonly string[], index: number): string[] {
  const after = lines.slice(index + 1);
  const start = after.slice(0, MESSAGE_LINES).findIndex((line) => FRAME.test(line));
  if (start < 0)
    return lines
      .slice(0, index)
      .filter((line) => PYTHON_FRAME.test(line))
      .slice(-1);
  const end = after.slice(start).findIndex((line) => !FRAME.test(line));
  const frames = after.slice(start, end < 0 ? undefined : start + end);
  return frames
    .filter((line) => !/\bnode:/.test(line))
    .slice(0, MAX_STACK)
    .map((line) => line.replace(/ \{$/, ''));
}

function plainest(lines: readonly string[]): string {
  const shown = lines.filter((line) => line !== '');
  const ofNpm = shown.map((line) => NPM_ERROR.exec(line)?.[1]).find((text) => text !== undefined);
  return shown.findLast((line) => !NOISE.test(line)) ?? ofNpm ?? shown.at(-1) ?? '';
}

export const crashText = ({ error, stack }: Crash): string => (stack.length > 0 ? `${error} (${stack.join(', ')})` : error);

type Kind = { pattern: string; fix: string };

const kinds = createRequire(import.meta.url)('#specs/start-errors.json') as Kind[];

/** What to do about an error at the start; undefined if it is not a known one. */
export function adviceOnStart(error: string): string | undefined {
  for (const { pattern, fix } of kinds) {
    const found = new RegExp(pattern).exec(error);
    if (found) return fix.replace('{1}', () => found.slice(1).find((group) => group !== undefined) ?? '');
  }
  return undefined;
}
