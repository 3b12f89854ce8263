import { createInterface } from 'node:readline';
import type { Terminal } from '../runs/run.ts';

type Streams = {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream & { isTTY?: boolean };
  /** In a terminal, readline catches Ctrl-C; it is passed on here. */
  onInterrupt?: () => void;
};

type Question = { text: string; answered: (answer: string | undefined) => void };

/** A terminal on two streams; lines that are printed while a question is open appear above it. */
export const createTerminal = ({ input, output, onInterrupt }: Streams): Terminal & { close: () => void } => {
  const isTTY = output.isTTY === true;
  const reader = createInterface({ input, output, terminal: isTTY, prompt: '' });
  const lines: string[] = [];
  let open: Question | undefined;
  let hasEnded = false;

  const settle = (answer: string | undefined): void => {
    const question = open;
    open = undefined;
    question?.answered(answer);
  };
  reader.on('line', (line) => (open ? settle(line) : lines.push(line)));
  reader.on('close', () => {
    hasEnded = true;
    settle(undefined);
  });
  if (onInterrupt) reader.on('SIGINT', onInterrupt);

  return {
    print: (line) => {
      if (open && isTTY) output.write('\r\u001b[K');
      output.write(`${line}\n`);
      if (!open) return;
      if (isTTY) reader.prompt(true);
      else output.write(`${open.text}\n`);
    },
    ask: (text, { signal } = {}) => {
      const typedAhead = lines.shift();
      if (typedAhead !== undefined || hasEnded || signal?.aborted) return Promise.resolve(signal?.aborted ? undefined : typedAhead);
      if (open) throw new Error('one question at a time');
      return new Promise((resolve) => {
        const withdraw = (): void => settle(undefined);
        const answered = (answer: string | undefined): void => {
          signal?.removeEventListener('abort', withdraw);
          resolve(answer);
        };
        open = { text, answered };
        signal?.addEventListener('abort', withdraw, { once: true });
        reader.setPrompt(text);
        reader.prompt();
      });
    },
    close: () => reader.close(),
  };
};

/** Replaces the status line; other output clears it first. It is cut to the width of the terminal: only one row can be cleared. */
export function createStatus(output: { write(text: string): unknown; columns?: number }): (line: string) => void {
  let hasStatus = false;
  return (line) => {
    if (hasStatus) output.write('\r\u001b[2K');
    output.write(line.slice(0, Math.max(0, (output.columns || 80) - 1)));
    hasStatus = line !== '';
  };
}

/** `FORCE_COLOR` decides, as in Node itself: 0 or false is no, any other value yes; else `NO_COLOR`, a terminal, and what it can. */
export function showsColor({ isTTY = false }: { isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: unwanted, TERM: kind } = env;
  if (forced !== undefined) return !['0', 'false'].includes(forced);
  return isTTY && !unwanted && kind !== 'dumb';
}
