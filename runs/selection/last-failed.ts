import { join } from 'node:path';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { TargetKind } from '../../engine/judging/catalogue.ts';
import type { Arguments, judging, repeating } from '../arguments.ts';
import { readReport } from '../delivery/read-report.ts';
import type { Io } from '../io.ts';

type Wishes = Pick<Arguments<typeof judging & typeof repeating>, 'last-failed' | 'only' | 'out' | 'quiet'>;

const open = ['fail', 'warn', 'blocked', 'undecided'];

/** The same arguments, with the requirements that the last report leaves open in place of `--only`. */
export function afterLastReport<A extends Wishes>(args: A, kind: TargetKind, io: Io): A {
  if (!args['last-failed']) return args;
  if (args.only) throw new UsageError('assay: --last-failed and --only do not go together');
  const file = join(args.out, 'report.json');
  const { target, requirements } = readReport(file, io);
  if (target.kind !== kind)
    throw new UsageError(`${file}: expected a report of kind ${kind}, got ${target.kind}; name another folder with --out`);
  const only = requirements.filter(({ verdict }) => open.includes(verdict)).map(({ id }) => id);
  if (only.length === 0) throw new UsageError(`${file}: nothing failed, warned, was blocked or undecided; leave --last-failed out`);
  if (!args.quiet) io.err(`--last-failed: ${only.length} of ${requirements.length} requirements of ${file}`);
  return { ...args, only };
}
