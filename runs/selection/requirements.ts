import { UsageError } from '../../engine/documents/usage-error.ts';
import { requirements } from '../../engine/judging/catalogue.ts';
import type { Untested } from '../../engine/judging/report.ts';
import { matcher, unmatched } from '../../engine/judging/selection.ts';
import { didYouMean } from './suggest.ts';

const patterns = (given: string) => given.split(',').filter((pattern) => pattern !== '');

/** What `--only` and `--skip` leave out; a pattern that fits no requirement is a mistake. */
export function leftOutBy(onlyGiven: string[] | undefined, skipGiven: string[] | undefined): (id: string) => Untested | undefined {
  const only = onlyGiven?.flatMap(patterns);
  const skip = skipGiven?.flatMap(patterns);
  const ids = requirements().map(({ id }) => id);
  const wrong = unmatched([...(only ?? []), ...(skip ?? [])], ids);
  if (wrong !== undefined) throw new UsageError(`assay: no requirement is named "${wrong}"${didYouMean(wrong, ids)} See assay list`);
  const isWanted = only ? matcher(only) : () => true;
  const isSkipped = matcher(skip ?? []);
  return (id) => {
    if (!isWanted(id)) return { reason: 'left out by --only', byChoice: true };
    return isSkipped(id) ? { reason: 'left out by --skip', byChoice: true } : undefined;
  };
}
