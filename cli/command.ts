import type { Arguments } from '../runs/arguments.ts';
import type { Io } from '../runs/io.ts';

/** The code of a command; specs/cli declares its options, usage, summary and examples. */
export const defineCommand = <N extends keyof Arguments>(run: (args: Arguments[N], io: Io) => Promise<number> | number) => run;
