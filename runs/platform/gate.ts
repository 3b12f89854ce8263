import { existsSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { findLedgers, isWhole, openEntries, readLedger } from '../../engine/ledger/ledger.ts';
import { isRunning } from '../../engine/ledger/liveness.ts';
import { openLedger } from '../../engine/ledger/open.ts';
import type { PlatformRun } from '../../engine/recording/run-settings.ts';
import { openProgress } from '../../fixtures/drivers/progress.ts';
import type { Recording } from '../../specs/generated/schemas.ts';
import { type Output, readyToDeliver } from '../delivery/output.ts';
import { type GateArguments, gatePlan } from '../plan/gate.ts';
import type { GatePlan } from '../plan/plan.ts';
import type { PreparedTarget } from '../plays/prepared-target.ts';
import { runTarget } from '../plays/run-target.ts';
import { type Io, UsageError } from '../run.ts';
import { isFinished, type PreparedPlatform, prepareGate } from './prepare.ts';

/** Judges a platform: its API, what it tells partners, what it sends to them, and how it checks deployments. */
export async function gate(file: string, args: GateArguments, io: Io): Promise<number> {
  const plan = gatePlan(file, args, io);
  const prepared = prepareGate(plan, io);
  const output = await readyToDeliver(plan.output, io);
  if (prepared.byHand.length > 0) return withPerson(prepared, plan, output, io);
  if (plan.isResumed) throw new UsageError('assay: --resume continues a manual run, and no driver is manual');
  return runTarget(prepared, plan, output, io);
}

/** Judges a platform that a person operates; what they have done is saved until the run is complete. */
async function withPerson(prepared: PreparedPlatform, plan: GatePlan, output: Output, io: Io): Promise<number> {
  const progress = { file: resolve(io.cwd, output.out, 'manual.json'), isResumed: plan.isResumed };
  const shown = relative(io.cwd, progress.file);
  if (plan.isResumed) openProgress({ file: progress.file, target: prepared.run.configuration, resume: true, redact: (saw) => saw });
  else if (existsSync(progress.file))
    io.err(`${shown}: an earlier run was stopped; --resume continues it, and without --resume its progress is lost`);
  if (plan.isDryRun) return runTarget(prepared, plan, output, io);
  const terminal = io.terminal();
  const drivers = prepared.byHand.map((kind) => `drive.${kind}`).join(', ');
  if (!terminal) throw new UsageError(`assay: ${drivers}: manual needs a person to ask, and standard input is not a terminal`);
  const run: PlatformRun = { ...prepared.run, progress };
  const report: PreparedTarget['report'] = (result) => {
    if (result.isComplete && result.collected.errors.length === 0 && isFinished(result.collected)) finish(run, progress.file);
    return prepared.report(result);
  };
  try {
    return await runTarget({ ...prepared, run, report, isByHand: true, terminal }, plan, output, io);
  } finally {
    terminal.close();
  }
}

/** Ends the saved progress, and marks as undone what earlier parts of the run created and a person has deleted since. */
function finish({ ledger: folder, configuration: target }: PlatformRun, file: string): void {
  if (!existsSync(file)) return;
  const progress = openProgress({ file, target, resume: true, redact: (saw) => saw });
  const deleted = new Set(progress.done().flatMap((name) => deletedIn(progress.known(name))));
  progress.finish();
  for (const path of findLedgers(folder)) {
    const ledger = readLedger(path);
    const open = openEntries(ledger);
    const settled = open.filter(({ undo }) => deleted.has(undo.addonId));
    if (ledger.target !== target || isRunning(ledger) || settled.length === 0) continue;
    const writer = openLedger(folder, { run: ledger.run, target });
    for (const { n } of settled) writer.undone(n);
    writer.close();
    if (settled.length === open.length && isWhole(ledger)) rmSync(path);
  }
}

function deletedIn(saw: unknown): (string | undefined)[] {
  const { recording } = saw as { recording?: Recording };
  return recording?.observations.flatMap(({ addonId, isListed }) => (isListed?.before && !isListed.after ? [addonId] : [])) ?? [];
}
