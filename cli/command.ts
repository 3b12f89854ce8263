import type { InferredOptionTypes, PositionalOptions } from 'yargs';
import type { Declared } from '../runs/arguments.ts';
import type { Io } from '../runs/io.ts';

type Positionals = Record<string, PositionalOptions>;

/** What a command takes and does; its usage, summary and examples are in specs/cli/commands.json. */
export interface Command<O extends Declared = Declared, P extends Positionals = Positionals> {
  positionals?: P;
  options?: O;
  run(args: InferredOptionTypes<O> & InferredOptionTypes<P>, io: Io): Promise<number> | number;
}

export const defineCommand = <const O extends Declared, const P extends Positionals>(command: Command<O, P>): Command<O, P> => command;

export const argument = {
  needed: (describe: string) => ({ type: 'string', demandOption: true, describe }) as const,
  optional: (describe: string) => ({ type: 'string', describe }) as const,
};
