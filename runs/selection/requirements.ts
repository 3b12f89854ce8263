import { matcher, requirements, unmatched } from '../../engine/catalogue/catalogue.ts';
import { because } from '../../engine/catalogue/reason.ts';
import type { Untested } from '../../engine/judging/report.ts';
import { UsageError } from '../run.ts';
import { noRequirement } from './suggest.ts';

const patterns = (given: string) => given.split(',').filter((pattern) => pattern !== '');

export type LeftOut = (id: string) => Untested | undefined;

/** What `--only` and `--skip` leave out; throws a UsageError for a pattern that matches no requirement. */
export function leftOutBy(onlyGiven: string[] | undefined, skipGiven: string[] | undefined): LeftOut {
  const only = onlyGiven?.flatMap(patterns);
  const skip = skipGiven?.flatMap(patterns);
  const ids = requirements().map(({ id }) => id);
  const wrong = unmatched([...(only ?? []), ...(skip ?? [])], ids);
  if (wrong !== undefined) throw new UsageError(`assay: ${noRequirement(wrong, ids)}`);
  const isWanted = only ? matcher(only) : () => true;
  const isSkipped = matcher(skip ?? []);
  return (id) => {
    if (!isWanted(id)) return { ...because('left-out', { option: '--only' }), byChoice: true };
    return isSkipped(id) ? { ...because('left-out', { option: '--skip' }), byChoice: true } : undefined;
  };
}
