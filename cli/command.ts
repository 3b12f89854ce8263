import type { InferredOptionTypes, Options, PositionalOptions } from 'yargs';
import type { Io } from '../runs/io.ts';

type Declared = Record<string, Options>;
type Positionals = Record<string, PositionalOptions>;

export interface Command<O extends Declared = Declared, P extends Positionals = Positionals> {
  /** As yargs reads it: `check <manifest>`. */
  usage: string;
  positionals?: P;
  options?: O;
  examples: [command: string, explanation: string][];
  /** Returns the exit status. */
  run(args: InferredOptionTypes<O> & InferredOptionTypes<P>, io: Io): Promise<number> | number;
}

export const defineCommand = <const O extends Declared, const P extends Positionals>(command: Command<O, P>): Command<O, P> => command;
