import { resolve } from 'node:path';
import { makeNamedFolder } from '../../engine/documents/folder.ts';
import { fold } from '../../reporters/fold.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { withoutEarlier } from '../delivery/earlier.ts';
import { deliver, type Output } from '../delivery/output.ts';
import type { Plan } from '../plan/plan.ts';
import { type Io, signalStatus, UsageError } from '../run.ts';
import { printErrors } from './errors.ts';
import type { PlayResult, PreparedTarget } from './prepared-target.ts';
import { runPlays } from './run-plays.ts';

type RunPlan = Pick<Plan, 'isDryRun' | 'isConfirmed' | 'limits'>;

type Conclude = (report: Report, result: PlayResult, status: number) => Promise<number> | number;

export async function runTarget(prepared: PreparedTarget, plan: RunPlan, output: Output, io: Io, conclude?: Conclude): Promise<number> {
  const stop = io.interruption();
  if (plan.isDryRun) {
    io.out(fold(prepared.plan, io.columns));
    return 0;
  }
  makeNamedFolder(output.out, resolve(io.cwd, output.out));
  if (!output.isQuiet) io.err(`${fold(prepared.plan, io.columns)}\n`);
  io.onEvent?.({ kind: 'planned', plan: prepared.plan });
  await agree(prepared.isProduction && !plan.isConfirmed, io, prepared.address.url);
  const kept = withoutEarlier(output, io);
  const { report, result, cannotRun } = await playedTarget(prepared, { deadline: plan.limits.deadline, isQuiet: output.isQuiet }, io);
  const delivered = await deliver(report, kept, io, prepared.secrets);
  const status = conclude ? await conclude(report, result, delivered) : delivered;
  if (stop.aborted) return signalStatus(stop.reason);
  return cannotRun ? 2 : status;
}

type Playing = { deadline: Plan['limits']['deadline']; isQuiet: boolean };

export async function playedTarget(prepared: PreparedTarget, { deadline, isQuiet }: Playing, io: Io) {
  const settings = { deadline, isQuiet: isQuiet || prepared.isByHand === true, workers: 1 };
  const ended: { result: PlayResult; report: Report }[] = [];
  await runPlays([prepared], settings, io, async (result) => {
    ended.push({ result, report: await prepared.report(result) });
  });
  const [played] = ended;
  if (!played) throw new Error('no target was concluded');
  return { ...played, cannotRun: printErrors(played.result.collected, io) };
}

/** Asks before a run against production; the live page makes a person type the host. */
export async function agree(isAsked: boolean, io: Io, url: string): Promise<void> {
  if (!isAsked) return;
  const host = URL.canParse(url) ? new URL(url).hostname : undefined;
  const answer = await io.confirm('This runs against production. Go on?', host);
  if (answer === undefined) throw new UsageError('assay: production has to be confirmed; add --yes');
  if (!answer) throw new UsageError('assay: stopped; nothing was changed');
}
