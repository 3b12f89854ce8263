import { setTimeout as delay } from 'node:timers/promises';
import { neverReached } from '../../engine/judging/outage.ts';
import type { OpenLedger } from '../../engine/ledger/open.ts';
import type { RunEvent } from '../../engine/recording/events.ts';
import type { RunSettings } from '../../engine/recording/run-settings.ts';
import { whyUnreachable } from '../../engine/wire/http/reach.ts';
import { keepBrowser } from '../../fixtures/browser/shared-browser.ts';
import { type Guard, startGuard } from '../../fixtures/guard/guard.ts';
import { lazily } from '../../fixtures/once.ts';
import type { Estimate } from '../../fixtures/patience.ts';
import { type Fixture, type Host, isChosen, type Play, type Suite } from '../../fixtures/plays/play.ts';
import type { Outage, Recording } from '../../specs/generated/schemas.ts';
import { type Io, printable, UsageError } from '../run.ts';
import { atOnce } from './at-once.ts';
import { beginRun } from './begin-run.ts';
import { deadlineFor, deadlineOf, tooLongText } from './deadline.ts';
import { createNews } from './news.ts';
import type { Collected, PlayError, PlayResult, PreparedTarget } from './prepared-target.ts';
import { createStopping } from './stopping.ts';

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

/** The plays with each kind of target, loaded only where they run. */
const suites: Record<RunSettings['kind'], () => Promise<unknown>> = {
  provider: async () => (await import('../../suites/provider.plays.ts')).providerPlays,
  platform: async () => (await import('../../suites/platform.plays.ts')).platformPlays,
};

export const suiteWith = async (kind: RunSettings['kind']): Promise<Suite> => (await suites[kind]()) as Suite;

/** A play throws by an error of ours or of its settings, never by the target: after two of them the rest would fail too. */
const maxErrors = 2;

/** Runs the chosen plays with one target in this process, one after the other; ends early when `stop` aborts. */
async function playAll(run: RunSettings, host: Host, stop: AbortSignal, graceMs: number): Promise<Collected> {
  const { plays, start } = await suiteWith(run.kind);
  const chosen = plays.filter((play) => isChosen(play, run.plays));
  host.tell({ kind: 'plays', plays: chosen.map(({ title, shows, besides }) => ({ title, labels: [...shows, ...besides] })) });
  const collected: Collected = { recordings: [], errors: [] };
  if (chosen.length === 0 || stop.aborted) return collected;
  const started = await attempt('all plays', collected.errors, () => start(run, host));
  if (!started) return collected;
  const close = lazily(() => attempt('all plays', collected.errors, started.close));
  const closed = () => Promise.race([close(), delay(graceMs, undefined, { ref: false })]);
  // Requests that are under way get their answers, and plays that go on send no others.
  let end = () => {};
  const stopped = new Promise<void>((resolve) => {
    end = () => void closed().then(() => resolve());
    if (stop.aborted) end();
    else stop.addEventListener('abort', end, { once: true });
  });
  const made: (() => Recording)[] = [];
  for (const [index, play] of chosen.entries()) {
    if (stop.aborted || collected.errors.length >= maxErrors) break;
    host.tell({ kind: 'started', run: run.run, play: play.title, number: index + 1, of: chosen.length });
    const errorsBefore = collected.errors.length;
    const before = started.playedBefore?.(play.title);
    const make = lazily(before ? () => before : await played(play, started, collected.errors, stopped, stop));
    made.push(make);
    // A recording that nobody waits for is made at the end: all secrets are known by then, and each text is looked at once.
    if (host.isWatched) host.tell({ kind: 'recording', recording: make() });
    host.tell({ kind: 'finished', play: play.title, hasFailed: collected.errors.length > errorsBefore });
  }
  await closed();
  // The signal of a command outlives a target of a fleet, and would keep all that listens to it.
  stop.removeEventListener('abort', end);
  return { ...collected, recordings: made.map((make) => make()) };
}

async function played(
  play: Play<Fixture>,
  fixture: Fixture,
  errors: PlayError[],
  stopped: Promise<void>,
  stop: AbortSignal,
): Promise<() => Recording> {
  const { record, end } = fixture.records(play.title);
  const errorsBefore = errors.length;
  await Promise.race([attempt(play.title, errors, () => play.act(fixture, record)), stopped]);
  const make = lazily(end());
  if (fixture.played && errors.length === errorsBefore && !stop.aborted) fixture.played(play.title, make());
  return make;
}

async function attempt<T>(play: string, errors: PlayError[], act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    const { message, stack = message } = error as Error;
    errors.push(error instanceof UsageError ? { play, message, isMistake: true } : { play, message: stack });
    return undefined;
  }
}
