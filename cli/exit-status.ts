import { bugText } from '../runs/plays/errors.ts';
import { type Io, printable, UsageError } from '../runs/run.ts';

/** Returns the exit status of a command; prints an error that it throws, and returns the status for it. */
export async function statusOfCommand(io: Pick<Io, 'err' | 'version'>, command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(printable(error.message.startsWith('assay: ') ? error.message : `assay: ${error.message}`));
      return 2;
    }
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EMFILE' || code === 'ENFILE') {
      io.err(`assay: too many files are open (${code}); allow more, as with ulimit -n 1024`);
      return 2;
    }
    printBug(error, io);
    return 3;
  }
}

export function printBug(error: unknown, { err, version }: Pick<Io, 'err' | 'version'>): void {
  err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  err(bugText(version));
}
