import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { PlayEvent } from '../engine/recording/events.ts';
import { folderVariable, readPublicRunList, saidIn, userMistakeIn } from '../engine/recording/run-list.ts';
import type { Recording } from '../specs/generated/schemas.ts';

/** What the plays with one target left behind: recordings in their order, and what went wrong on our side. */
export type Collected = { recordings: Recording[]; errors: PlayError[] };

/** `isMistake`: the user made it, and the message is one line for them. */
export type PlayError = { play: string; message: string; isMistake?: true };

/** Like `Collected`, but with the files of the recordings. */
export type Left = Pick<Collected, 'errors'> & { recordings: string[] };

const folder = process.env[folderVariable] ?? '';

/** Sends an event to the command that started us; it is not an error if that command is gone. */
function tell(event: PlayEvent): void {
  if (process.connected) process.send?.(event, undefined, undefined, () => {});
}

/** Time for workers to delete what they created. */
const graceMs = 15_000;

/** Ends our whole process group, and deletes the recordings, which nobody will read. */
function endGroup(): void {
  rmSync(folder, { recursive: true, force: true });
  process.kill(-process.pid, 'SIGKILL');
}

/** Playwright colours its errors, and this one may be written to a file. */
const plain = ({ stack, message = 'unknown' }: { stack?: string; message?: string }): string => stripVTControlCharacters(stack ?? message);

/** The only place that reads what Playwright makes of an error. */
function errorOf(play: string, error: { stack?: string; message?: string }): PlayError {
  const mistake = userMistakeIn(error.message ?? '');
  return mistake === undefined ? { play, message: plain(error) } : { play, message: mistake, isMistake: true };
}

const count = (runs: readonly string[], run: string): number => runs.filter((one) => one === run).length;

/** Each run is a Playwright project. */
const runOf = (test: TestCase): string => test.parent.project()?.name ?? '';

/** Collects the recordings of each run and hands them to the command that started it. */
export default class Collector implements Reporter {
  private readonly listed = readPublicRunList();
  private readonly left = new Map(this.listed.runs.map(({ run }): [string, Left] => [run, { recordings: [], errors: [] }]));
  /** The runs of all plays, of those that have begun, and of those that are over. */
  private all: string[] = [];
  private readonly begun: string[] = [];
  private readonly over: string[] = [];
  private maxFailures = 0;
  private failures = 0;

  onBegin({ maxFailures }: FullConfig, suite: Suite): void {
    this.maxFailures = maxFailures;
    const end = () => this.endAlone();
    if (process.connected) process.once('disconnect', end);
    else end();
    process.channel?.unref();
    const tests = suite.allTests();
    this.all = tests.map(runOf);
    tell({ kind: 'plays', plays: tests.map(({ title, tags }) => ({ title, tags })) });
  }

  /** The command that started us is gone: stops the plays, and lets the workers delete what they created. */
  private endAlone(): void {
    // Before the first play there is nothing to delete, and a worker that is just starting would miss the interruption.
    if (this.begun.length === 0) {
      endGroup();
      return;
    }
    setTimeout(endGroup, graceMs).unref();
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    process.kill(process.pid, 'SIGINT');
  }

  onTestBegin(test: TestCase): void {
    const run = runOf(test);
    this.begun.push(run);
    tell({ kind: 'started', run, play: test.title, number: count(this.begun, run), of: count(this.all, run) });
  }

  /** Messages of a worker for the person who waits. */
  onStdErr(chunk: string | Buffer, test: TestCase | undefined): void {
    tell({ kind: 'said', ...(test && { run: runOf(test) }), text: String(chunk) });
  }

  /** Events of a worker; what else is printed is dropped. */
  onStdOut(chunk: string | Buffer): void {
    const event = saidIn(String(chunk)) as PlayEvent | undefined;
    if (event === undefined) return;
    if (event.kind !== 'closed') {
      tell(event);
      return;
    }
    const { run } = event;
    // A failed play ends its worker, and the next worker continues the run.
    if (count(this.over, run) < count(this.all, run)) return;
    this.leave(run);
    tell({ kind: 'ended', run });
  }

  onTestEnd(test: TestCase, { attachments, errors, status }: TestResult): void {
    const left = this.left.get(runOf(test));
    if (status !== 'interrupted') this.over.push(runOf(test));
    for (const { name, path } of attachments) {
      if (name !== 'recording' || path === undefined) continue;
      left?.recordings.push(path);
      tell({ kind: 'recorded', play: test.title, path });
    }
    tell({ kind: 'finished', play: test.title, hasFailed: errors.length > 0 });
    if (errors.length > 0) this.failures++;
    for (const error of errors) left?.errors.push(errorOf(test.title, error));
  }

  onError(error: { message?: string; stack?: string }): void {
    // After so many failures Playwright stops, and says so: that is no error, and has no stack.
    if (error.stack === undefined && this.maxFailures > 0 && this.failures >= this.maxFailures) return;
    for (const { errors } of this.left.values()) errors.push(errorOf('all plays', error));
  }

  onEnd(): void {
    for (const run of this.left.keys()) this.leave(run);
  }

  private leave(run: string): void {
    const path = join(folder, `${run}.json`);
    // Renamed into place: the command may be reading the earlier version.
    writeFileSync(`${path}.new`, JSON.stringify(this.left.get(run)));
    renameSync(`${path}.new`, path);
  }

  printsToStdio(): boolean {
    return true;
  }
}
