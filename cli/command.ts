import type { Arguments } from '../runs/arguments.ts';
import type { Io } from '../runs/io.ts';

/** What a command does; specs/cli declares what it takes, with its usage, summary and examples. */
export const defineCommand = <N extends keyof Arguments>(run: (args: Arguments[N], io: Io) => Promise<number> | number) => run;
