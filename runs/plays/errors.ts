import { arch, platform } from 'node:os';
import { type Io, printable, UsageError } from '../run.ts';
import type { Collected } from './prepared-target.ts';

/** Prints the errors of the plays; returns true if a UsageError is among them, and throws it if nothing was recorded. */
export function printErrors({ errors, recordings }: Collected, io: Io): boolean {
  const mistakes = [...new Set(errors.filter(({ isMistake }) => isMistake).map(({ message }) => message))];
  const [first] = mistakes;
  if (first !== undefined && recordings.length === 0) throw new UsageError(first);
  for (const mistake of mistakes) io.err(printable(mistake));
  const others = errors.filter(({ isMistake }) => !isMistake);
  for (const { play, message } of others) io.err(printable(`In "${play}":\n${message}`, { keep: 'lines' }));
  if (others.length > 0) io.err(bugText(io.version));
  return mistakes.length > 0;
}

export const bugText = (version: string): string =>
  [
    'This is a bug in Assay, not in your service; the verdict is inconclusive. assay reap deletes what the run left behind.',
    `Please report it with the lines above, the command that you ran, and: Assay ${version}, Node ${process.versions.node}, ${platform()} ${arch()}.`,
  ].join('\n');
