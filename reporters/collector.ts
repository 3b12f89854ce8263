import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { Recording } from '../engine/recording/recording.ts';
import { readProgramme, runVariable } from '../engine/recording/run.ts';

/** What the plays with one target left behind: recordings in their order, and what went wrong on our side. */
export interface Collected {
  recordings: Recording[];
  errors: { play: string; message: string }[];
}

/** The same, the recordings still in their files. */
export type Left = Pick<Collected, 'errors'> & { recordings: string[] };

const file = process.env[runVariable] ?? '';

/** Collects the recordings of each run and hands them to the command that started it. */
export default class Collector implements Reporter {
  private readonly programme = readProgramme(file);
  private readonly left = new Map(this.programme.runs.map(({ run }): [string, Left] => [run, { recordings: [], errors: [] }]));
  private total = 0;
  private done = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    // The command that started us is gone: nothing more is played, its ledger tells what to undo, and nobody reads the recordings.
    process.once('disconnect', () => {
      process.once('exit', () => rmSync(dirname(file), { recursive: true, force: true }));
      process.kill(process.pid, 'SIGINT');
    });
    process.channel?.unref();
    this.total = suite.allTests().length;
  }

  onTestBegin(test: TestCase): void {
    this.done++;
    if (this.programme.isQuiet) return;
    const line = `${String(this.done).padStart(2)}/${this.total} ${test.title}`;
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
  }

  onTestEnd(test: TestCase, { attachments, errors }: TestResult): void {
    const left = this.left.get(test.parent.project()?.name ?? '');
    for (const { name, path } of attachments) {
      if (name !== 'recording' || path === undefined) continue;
      left?.recordings.push(path);
      // The command may be gone, which is no error here.
      if (process.connected) process.send?.(path, undefined, undefined, () => {});
    }
    for (const { stack, message = 'unknown' } of errors) left?.errors.push({ play: test.title, message: stack ?? message });
  }

  onError(error: { message?: string; stack?: string }): void {
    for (const { errors } of this.left.values()) errors.push({ play: 'all plays', message: error.stack ?? error.message ?? 'unknown' });
  }

  onEnd(): void {
    if (process.stderr.isTTY && !this.programme.isQuiet) process.stderr.write('\r\u001b[2K');
    for (const [run, left] of this.left) writeFileSync(join(dirname(file), `${run}.json`), JSON.stringify(left));
  }

  printsToStdio(): boolean {
    return true;
  }
}
