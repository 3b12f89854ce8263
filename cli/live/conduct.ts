import type { Report } from '../../engine/report.ts';
import { UsageError } from '../../engine/usage-error.ts';
import type { Io } from '../command.ts';
import { statusOf } from '../interruption.ts';
import { deliver } from '../output.ts';
import type { Candidate, Performance } from './candidate.ts';
import { tellErrors } from './errors.ts';
import { perform } from './perform.ts';

interface Wishes {
  'dry-run': boolean;
  yes: boolean;
  deadline?: number | undefined;
  reporter: string;
  out: string;
  quiet: boolean;
  strict: boolean;
  baseline?: string | undefined;
  edition?: string | undefined;
}

/** What is left to do once the report is out; returns the exit status. */
export type Conclude = (report: Report, performance: Performance, status: number) => Promise<number> | number;

/** Shows the plan, plays, cleans up and reports on one target. */
export async function conduct(
  candidate: Candidate,
  wishes: Wishes,
  io: Io,
  conclude: Conclude = (_, __, status) => status,
): Promise<number> {
  const stop = io.interruption();
  if (!wishes.quiet || wishes['dry-run']) io.err(`${candidate.plan}\n`);
  if (wishes['dry-run']) return 0;
  await agree(candidate.isProduction && !wishes.yes, io);
  const isQuiet = wishes.quiet || candidate.isByHand === true;
  const [performance] = await perform([candidate], { deadline: wishes.deadline, isQuiet, workers: 1 }, io, stop);
  if (!performance) throw new Error('nothing was performed');
  const report = await candidate.report(performance);
  const isToBeMended = tellErrors(performance.collected, io);
  const status = await conclude(report, performance, await deliver(report, wishes, io, candidate.secrets));
  if (stop.aborted) return statusOf(stop.reason);
  return isToBeMended ? 2 : status;
}

export async function agree(isAsked: boolean, io: Io): Promise<void> {
  if (!isAsked) return;
  const answer = await io.confirm('This installs and deletes add-ons in production. Go on?');
  if (answer === undefined) throw new UsageError('assay: production has to be confirmed; add --yes');
  if (!answer) throw new UsageError('assay: stopped; nothing was changed');
}
