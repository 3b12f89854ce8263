import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Report } from '../../engine/judging/report.ts';
import { type DeliveryArguments, deliver } from '../delivery/output.ts';
import { type Io, signalStatus } from '../io.ts';
import type { CertifyArguments } from '../provider/prepare.ts';
import type { Candidate, Performance } from './candidate.ts';
import { tellErrors } from './errors.ts';
import { perform } from './run-plays.ts';

type Wishes = DeliveryArguments & Pick<CertifyArguments, 'dry-run' | 'yes' | 'deadline' | 'quiet' | 'ui'>;

export type Conclude = (report: Report, performance: Performance, status: number) => Promise<number> | number;

export async function conduct(candidate: Candidate, wishes: Wishes, io: Io, conclude?: Conclude): Promise<number> {
  const stop = io.interruption();
  if (wishes['dry-run']) {
    io.out(candidate.plan);
    return 0;
  }
  if (!wishes.quiet) io.err(`${candidate.plan}\n`);
  io.onEvent?.({ kind: 'planned', plan: candidate.plan });
  const { report, performance, cannotRun } = await playedCandidate(candidate, wishes, io);
  const delivered = await deliver(report, wishes, io, candidate.secrets);
  const status = conclude ? await conclude(report, performance, delivered) : delivered;
  // An interruption is how one leaves the plays that one looks at.
  if (stop.aborted && !wishes.ui) return signalStatus(stop.reason);
  return cannotRun ? 2 : status;
}

type Playing = Pick<Wishes, 'yes' | 'deadline' | 'quiet' | 'ui'>;

export async function playedCandidate(candidate: Candidate, { yes, deadline, quiet, ui }: Playing, io: Io) {
  await agree(candidate.isProduction && !yes, io, candidate.address.url);
  const settings = { deadline, isQuiet: quiet || candidate.isByHand === true, isShown: ui === true, workers: 1 };
  const ended: { performance: Performance; report: Report }[] = [];
  await perform([candidate], settings, io, async (performance) => {
    ended.push({ performance, report: await candidate.report(performance) });
  });
  const [performed] = ended;
  if (!performed) throw new Error('nothing was performed');
  return { ...performed, cannotRun: tellErrors(performed.performance.collected, io) };
}

/** Asks before production is touched; a page has the name of its host typed. */
export async function agree(isAsked: boolean, io: Io, url: string): Promise<void> {
  if (!isAsked) return;
  const host = URL.canParse(url) ? new URL(url).hostname : undefined;
  const answer = await io.confirm('This installs and deletes add-ons in production. Go on?', host);
  if (answer === undefined) throw new UsageError('assay: production has to be confirmed; add --yes');
  if (!answer) throw new UsageError('assay: stopped; nothing was changed');
}
