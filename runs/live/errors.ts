import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Collected } from '../../reporters/collector.ts';
import type { Io } from '../io.ts';

const mark = /^UsageError: ([^\n]*)/;

/** Tells what went wrong while playing; true where it is the user's to fix. Where that left nothing to report on, it is all there is to say. */
export function tellErrors({ errors, recordings }: Collected, io: Io): boolean {
  const mistakes = [...new Set(errors.flatMap(({ message }) => mark.exec(message)?.[1] ?? []))];
  const [first] = mistakes;
  if (first !== undefined && recordings.length === 0) throw new UsageError(first);
  for (const mistake of mistakes) io.err(mistake);
  // Playwright adds that it stopped, which is no news.
  const others = errors.filter(({ message }) => !mark.test(message) && !(first && message.startsWith('Testing stopped early')));
  for (const { play, message } of others) io.err(`An error of Assay's own in "${play}":\n${message}`);
  return mistakes.length > 0;
}
