import { existsSync, unlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeNamedFolder } from '../../engine/documents/folder.ts';
import { neverReached } from '../../engine/judging/outage.ts';
import { type OpenLedger, openLedger } from '../../engine/ledger/open.ts';
import type { RunList, RunSettings } from '../../engine/recording/run-settings.ts';
import { whyUnreachable } from '../../engine/wire/http/reach.ts';
import { cleanUp } from '../../fixtures/undo/clean-up.ts';
import type { Collected } from '../../reporters/collector.ts';
import type { Outage, Report } from '../../specs/generated/schemas.ts';
import { type DeliveryArguments, deliver } from '../delivery/output.ts';
import { type CertifyArguments, defaultArguments, type Io, signalStatus, UsageError } from '../run.ts';
import type { Candidate, PlayResult } from './candidate.ts';
import { printErrors } from './errors.ts';
import { createNews } from './news.ts';
import { endEarly, withPlaywright } from './play.ts';
import { createStopping } from './stopping.ts';

type ConductArguments = DeliveryArguments & Pick<CertifyArguments, 'dry-run' | 'yes' | 'deadline' | 'quiet'>;

type Conclude = (report: Report, result: PlayResult, status: number) => Promise<number> | number;

export async function conduct(candidate: Candidate, args: ConductArguments, io: Io, conclude?: Conclude): Promise<number> {
  const stop = io.interruption();
  if (args['dry-run']) {
    io.out(candidate.plan);
    return 0;
  }
  makeNamedFolder(args.out, resolve(io.cwd, args.out));
  if (!args.quiet) io.err(`${candidate.plan}\n`);
  io.onEvent?.({ kind: 'planned', plan: candidate.plan });
  const { report, result, cannotRun } = await playedCandidate(candidate, args, io);
  const delivered = await deliver(report, args, io, candidate.secrets);
  const status = conclude ? await conclude(report, result, delivered) : delivered;
  if (stop.aborted) return signalStatus(stop.reason);
  return cannotRun ? 2 : status;
}

type Playing = Pick<ConductArguments, 'yes' | 'deadline' | 'quiet'>;

export async function playedCandidate(candidate: Candidate, { yes, deadline, quiet }: Playing, io: Io) {
  await agree(candidate.isProduction && !yes, io, candidate.address.url);
  const settings = { deadline, isQuiet: quiet || candidate.isByHand === true, workers: 1 };
  const ended: { result: PlayResult; report: Report }[] = [];
  await runPlays([candidate], settings, io, async (result) => {
    ended.push({ result, report: await candidate.report(result) });
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

interface Settings extends Pick<RunList, 'workers' | 'perHost'> {
  /** Seconds for the whole run; computed from the plan if left out. */
  deadline?: number | undefined;
  isQuiet: boolean;
}

type ConcludeTarget<C> = (result: PlayResult, candidate: C) => Promise<void>;

/**
 * Runs the plays with each target, then undoes what they created, whatever happened to them.
 * Each target is concluded as soon as it is finished, so that a command that is killed loses no finished target.
 */
export async function runPlays<C extends Candidate>(candidates: readonly C[], settings: Settings, io: Io, conclude: ConcludeTarget<C>) {
  const outages = await Promise.all(candidates.map((candidate) => outageOf(candidate, io)));
  const reachable = candidates.filter((_, index) => !outages[index]);
  if (reachable.length === 0) endEarly();
  for (const [index, candidate] of candidates.entries()) {
    const outage = outages[index];
    if (outage) await conclude(nothingPlayed(outage), candidate);
  }
  if (reachable.length > 0) await runReachable(reachable, settings, io, conclude);
}

async function outageOf({ address: { url, setting }, refusal, run }: Candidate, io: Io): Promise<Outage | undefined> {
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

async function runReachable<C extends Candidate>(candidates: readonly C[], settings: Settings, io: Io, conclude: ConcludeTarget<C>) {
  const planned = candidates.reduce((sum, candidate) => sum + deadlineOf(candidate), 0);
  const deadline = settings.deadline ?? planned;
  const endsAt = performance.now() + deadline * 1000 - reportingMs;
  const cleaningMs = Math.min(cleaningSeconds, deadline / 2) * 1000;
  const ledgers = candidates.map(({ run, file }) => openLedger(run.ledger, { run: run.run, target: file }));
  const { isQuiet, deadline: _deadline, ...options } = settings;
  const stopping = createStopping({ ledgers, playingMs: Math.max(0, deadline * 1000 - cleaningMs), isQuiet }, io);
  const runs = await Promise.all(candidates.map(async ({ run, plays }) => (plays ? { ...run, plays: await plays() } : run)));
  const runList = { ...options, ...(io.onEvent && { isFollowed: true }), runs };
  const tell = createNews(candidates, isQuiet, io);
  const finish = async (index: number, collected: Collected | undefined, isComplete: boolean): Promise<void> => {
    const candidate = candidates[index] as C;
    const { run, undoer } = candidate;
    const ledger = ledgers[index] as OpenLedger;
    tell({ kind: 'cleaning' });
    const { resources, entries } = await cleanUp(
      ledger.path,
      undoer,
      Math.max(0, Math.min(cleanUpLimitMs(run), endsAt - performance.now())),
    );
    close(ledger, resources.left.length === 0 && resources.unknown.length === 0);
    tell({ kind: 'cleaned', resources });
    if (collected) await conclude({ collected, resources, ledger: entries, isComplete }, candidate);
  };
  const finished = new Map<number, Promise<void>>();
  const [outcome] = await Promise.allSettled([
    withPlaywright(runList, io, stopping.signal, {
      graceMs: Number.isFinite(deadline) ? cleaningMs / 2 : undefined,
      onEvent: tell,
      onEnded(index, collected) {
        const finishing = finish(index, collected, true);
        // Its failure is reported when all plays are over; it must not end the process before.
        finishing.catch(() => {});
        finished.set(index, finishing);
      },
    }),
  ]);
  stopping.endPlaying();
  const notConcluded = outcome.status === 'fulfilled' ? outcome.value : [];
  const isComplete = !stopping.signal.aborted;
  await Promise.all(candidates.map((_, index) => finished.get(index) ?? finish(index, notConcluded[index], isComplete)));
  stopping.end();
  if (outcome.status === 'rejected') throw outcome.reason;
}

/** Deletes the ledger if nothing in it is open. */
function close(ledger: OpenLedger, isClean: boolean): void {
  try {
    if (!isClean) ledger.end();
  } catch (error) {
    // On a full disk the ledger stays without its last line, and can still be read.
    if (!(error instanceof UsageError)) throw error;
  }
  ledger.close();
  if (isClean && existsSync(ledger.path)) unlinkSync(ledger.path);
}

/** A driver may be as slow during the cleanup as before. */
const cleanUpLimitMs = (run: RunSettings): number => Math.max(20_000, run.timeout * 2, run.kind === 'platform' ? run.driverTimeout : 0);

/** How many exchanges of a run may each take the whole time-out. */
const maxWaits = 18;
const leastSeconds = 55;

/** Seconds for a whole run without --deadline: computed from its plan, so that no target can extend it. A person may take any time. */
export function deadlineOf({ run, isByHand, commandSeconds = 0 }: Candidate): number {
  if (isByHand) return Number.POSITIVE_INFINITY;
  const waiting = Math.max(leastSeconds, (maxWaits * run.timeout) / 1000) + commandSeconds;
  // A user who shortens the time-out prefers an early end to slow installs.
  const isInHurry = run.kind !== 'provider' || run.timeout < defaultArguments.timeout;
  return isInHurry ? waiting : waiting + (run.maxInstalls * run.provisionTimeout) / 1000;
}
