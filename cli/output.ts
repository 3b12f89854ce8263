import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Report } from '../engine/report.ts';
import { UsageError } from '../engine/usage-error.ts';
import { exitStatus } from '../engine/verdict.ts';
import { json } from '../reporters/json.ts';
import { terminal } from '../reporters/terminal.ts';
import type { Io } from './command.ts';

const printers = { terminal, json };

interface Settings {
  out: string;
  reporter: string;
  quiet: boolean;
}

/** Writes report.json, prints what was asked for, and returns the exit status. */
export function deliver(report: Report, { out, reporter, quiet }: Settings, io: Io): number {
  const names = reporter.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !Object.hasOwn(printers, name));
  if (wrong !== undefined) throw new UsageError(`assay: unknown reporter "${wrong}"; known are ${Object.keys(printers).join(', ')}`);
  const path = writeReport(report, out, io);
  if (names.includes('terminal')) io.out(terminal(report, { color: io.color, quiet, path }));
  else io.out(json(report).trimEnd());
  return exitStatus(report.verdict, report.requirements);
}

/** Written beside its place and moved there, so that two runs in one folder never mix. */
export function writeReport(report: Report, out: string, io: Io): string {
  const folder = resolve(io.cwd, out);
  const path = join(out, 'report.json');
  const draft = join(folder, `.report-${randomUUID()}.json`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, json(report));
    renameSync(draft, join(folder, 'report.json'));
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    throw new UsageError(`${path}: cannot be written (${(error as NodeJS.ErrnoException).code}); name another folder with --out`);
  }
  return path;
}
