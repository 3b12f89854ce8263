import { join } from 'node:path';
import { matcher, requirements, unmatched } from '../../engine/judging/catalogue.ts';
import { because } from '../../engine/judging/reason.ts';
import type { Untested } from '../../engine/judging/report.ts';
import type { TargetKind } from '../../specs/generated/schemas.ts';
import { readReport } from '../delivery/read-report.ts';
import { type Arguments, type Io, UsageError } from '../run.ts';
import { noRequirement } from './suggest.ts';

const patterns = (given: string) => given.split(',').filter((pattern) => pattern !== '');

/** What `--only` and `--skip` leave out; throws a UsageError for a pattern that matches no requirement. */
export function leftOutBy(onlyGiven: string[] | undefined, skipGiven: string[] | undefined): (id: string) => Untested | undefined {
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

type LastFailedArguments = Pick<Arguments['judging'] & Arguments['repeating'], 'last-failed' | 'only' | 'out' | 'quiet'>;

const openVerdicts = ['fail', 'warn', 'blocked', 'undecided'];

/** For `--last-failed`, sets `only` to the requirements that the last report leaves open. */
export function afterLastReport<A extends LastFailedArguments>(args: A, kind: TargetKind, io: Io): A {
  if (!args['last-failed']) return args;
  if (args.only) throw new UsageError('assay: --last-failed and --only do not go together');
  const file = join(args.out, 'report.json');
  const { target, requirements } = readReport(file, io);
  if (target.kind !== kind)
    throw new UsageError(`${file}: expected a report of kind ${kind}, got ${target.kind}; name another folder with --out`);
  const only = requirements.filter(({ verdict }) => openVerdicts.includes(verdict)).map(({ id }) => id);
  if (only.length === 0) throw new UsageError(`${file}: nothing failed, warned, was blocked or undecided; leave --last-failed out`);
  if (!args.quiet) io.err(`--last-failed: ${only.length} of ${requirements.length} requirements of ${file}`);
  return { ...args, only };
}
