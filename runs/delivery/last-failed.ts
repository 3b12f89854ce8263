import { join } from 'node:path';
import type { TargetKind } from '../../specs/generated/schemas.ts';
import { type Arguments, type Io, UsageError } from '../run.ts';
import { readReport } from './read-report.ts';

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
