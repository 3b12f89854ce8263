import { setTimeout as delay } from 'node:timers/promises';
import type { RunSettings } from '../../engine/recording/run-settings.ts';
import type { Host, Side } from '../../fixtures/host/host.ts';
import { lazily } from '../../fixtures/once.ts';
import { isChosen, type Suite } from '../../fixtures/plays/play.ts';
import type { Recording } from '../../specs/generated/schemas.ts';
import { playsWithA } from '../../suites/registry/plays.ts';
import { UsageError } from '../run.ts';
import type { Collected, PlayError } from './prepared-target.ts';

/** A play throws by an error of ours or of its settings, never by the target: after two of them the rest would fail too. */
const maxErrors = 2;

/** Runs the chosen plays with one target in this process, one after the other; ends early when `stop` aborts. */
export async function playAll(run: RunSettings, host: Host, stop: AbortSignal, graceMs: number): Promise<Collected> {
  const { plays, start } = await playsWithA(run.kind);
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
  { title, actWith }: Suite['plays'][number],
  side: Side,
  errors: PlayError[],
  stopped: Promise<void>,
  stop: AbortSignal,
): Promise<() => Recording> {
  const { record, end } = side.records(title);
  const errorsBefore = errors.length;
  await Promise.race([attempt(title, errors, () => actWith(side, record)), stopped]);
  const make = lazily(end());
  if (side.played && errors.length === errorsBefore && !stop.aborted) side.played(title, make());
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
