import { resolve } from 'node:path';
import { makeNamedFolder } from '../../engine/documents/folder.ts';
import { neverReached } from '../../engine/judging/outage.ts';
import type { OpenLedger } from '../../engine/ledger/open.ts';
import type { RunEvent } from '../../engine/recording/events.ts';
import { whyUnreachable } from '../../engine/wire/http/reach.ts';
import { keepBrowser } from '../../fixtures/browser/shared-browser.ts';
import { type Guard, startGuard } from '../../fixtures/guard/guard.ts';
import type { Estimate } from '../../fixtures/patience.ts';
import { fold } from '../../reporters/fold.ts';
import type { Outage, Report } from '../../specs/generated/schemas.ts';
import { withoutEarlier } from '../delivery/earlier.ts';
import { deliver, type Output } from '../delivery/output.ts';
import type { Plan } from '../plan/plan.ts';
import { type Io, printable, signalStatus, UsageError } from '../run.ts';
import { atOnce } from './at-once.ts';
import { beginRun } from './begin-run.ts';
import { deadlineFor, deadlineOf, tooLongText } from './deadline.ts';
import { printErrors } from './errors.ts';
import { playAll } from './host.ts';
import { createNews } from './news.ts';
import type { PlayResult, PreparedTarget } from './prepared-target.ts';
import { createStopping } from './stopping.ts';

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

type Playing = Pick<Settings, 'deadline' | 'isQuiet'>;

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

/** The part of a deadline that is reserved for cleaning up, and the part of that for the report. */
export const cleaningSeconds = 10;
const reportingMs = 500;

interface Settings {
  /** Targets at the same time, and those on one host. */
  workers: number;
  perHost?: number | undefined;
  /** Seconds for the whole run; computed from the plan of each target if left out. */
  deadline?: number | undefined;
  isQuiet: boolean;
}

type ConcludeTarget<C> = (result: PlayResult, prepared: C) => Promise<void>;

/** What the runs with several targets share. */
interface Shared {
  io: Io;
  tell(event: RunEvent): void;
  isWatched: boolean;
  guard: Guard;
  ledgers: Set<OpenLedger>;
  stopping: ReturnType<typeof createStopping>;
  /** When the time of the whole run is over, if the user limited it. */
  endsAt: number | undefined;
}

/**
 * Runs the plays with each target, then undoes what they created, whatever happened to them.
 * Each target is concluded as soon as it is finished, so that a command that is killed loses no finished target.
 */
export async function runPlays<C extends PreparedTarget>(targets: readonly C[], settings: Settings, io: Io, conclude: ConcludeTarget<C>) {
  const { isQuiet, deadline, workers, perHost } = settings;
  const ledgers = new Set<OpenLedger>();
  const stopping = createStopping(ledgers, isQuiet, io);
  // It starts while the rest is loaded.
  const guard = startGuard(io.env);
  const shared: Shared = {
    io,
    ...createNews(targets, isQuiet, io),
    guard,
    ledgers,
    stopping,
    endsAt: deadline === undefined ? undefined : performance.now() + deadline * 1000,
  };
  // All targets share one browser.
  const releaseBrowser = keepBrowser();
  let isFirst = true;
  try {
    await atOnce(targets, { workers, perHost, hostOf: ({ run }) => run.host }, async (prepared) => {
      const isLate = !isFirst && shared.endsAt !== undefined && shared.endsAt - performance.now() <= cleaningSeconds * 1000;
      if (!isFirst && (stopping.interrupted.aborted || isLate)) return;
      isFirst = false;
      const outage = await outageOf(prepared, io);
      await conclude(outage ? nothingPlayed(outage) : await playedWith(prepared, shared), prepared);
    });
  } finally {
    stopping.end();
    await guard.close();
    await releaseBrowser();
  }
}

async function outageOf({ address: { url, setting }, refusal, run }: PreparedTarget, io: Io): Promise<Outage | undefined> {
  const why = await whyUnreachable(url, io.env, run);
  return why === undefined ? refusal?.() : neverReached(why, setting);
}

const nothingPlayed = (outage: Outage): PlayResult => ({
  collected: { recordings: [], errors: [] },
  resources: { made: 0, undone: 0, unknown: [], left: [] },
  ledger: [],
  isComplete: true,
  outage,
});

async function playedWith(
  prepared: PreparedTarget,
  { io, tell, isWatched, guard, ledgers, stopping, endsAt }: Shared,
): Promise<PlayResult> {
  const { file, name, plays, terminal } = prepared;
  const begun = performance.now();
  const planned = endsAt === undefined ? deadlineOf(prepared) * 1000 : endsAt - begun;
  let deadlineMs = planned;
  const run = plays ? { ...prepared.run, plays: await plays() } : prepared.run;
  const { ledger, finish } = beginRun(run, file, guard, io);
  ledgers.add(ledger);
  const time = stopping.playing(name === undefined ? '' : `${printable(name)}: `);
  const cleaningMs = Math.min(cleaningSeconds * 1000, planned / 2);
  time.endsIn(Math.max(0, planned - cleaningMs));
  /** The time of a slow target follows its pace, unless the user limited it. */
  const onEstimate = (estimate: Estimate): void => {
    // Its failure reaches whoever judges; here it must not end the process while plays run.
    prepared.loads?.().catch(() => {});
    if (endsAt === undefined) deadlineMs = deadlineFor(prepared, estimate) * 1000;
    time.endsIn(Math.max(0, begun + deadlineMs - cleaningMs - performance.now()));
    const text = tooLongText(estimate, deadlineMs / 1000);
    if (text !== undefined) tell({ kind: 'said', run: run.run, text });
  };
  const host = { env: io.env, tell, isFollowed: io.onEvent !== undefined, isWatched, guard, terminal, onEstimate };
  const graceMs = Number.isFinite(planned) ? cleaningMs / 2 : Number.POSITIVE_INFINITY;
  const [outcome] = await Promise.allSettled([playAll(run, host, time.signal, Math.min(graceMs, maxGraceMs))]);
  time.end();
  tell({ kind: 'cleaning' });
  const finished = await finish(Math.max(0, begun + deadlineMs - reportingMs - performance.now()));
  ledgers.delete(ledger);
  tell({ kind: 'cleaned', resources: finished.resources });
  if (outcome.status === 'rejected') throw outcome.reason;
  return { collected: outcome.value, ...finished, isComplete: !time.signal.aborted };
}

/** How long plays may take to end after a stop. */
const maxGraceMs = 8_000;
