import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startGuard } from '../../fixtures/guard/guard.ts';
import { lazily } from '../../fixtures/once.ts';
import { isChosen } from '../../fixtures/plays/play.ts';
import type { Recording, Report } from '../../specs/generated/schemas.ts';
import { delivered, readyToDeliver } from '../delivery/output.ts';
import { certifyPlan } from '../plan/certify.ts';
import { type GateArguments, gatePlan } from '../plan/gate.ts';
import type { Plan } from '../plan/plan.ts';
import { prepareGate } from '../platform/prepare.ts';
import { beginRun } from '../plays/begin-run.ts';
import type { PreparedTarget } from '../plays/prepared-target.ts';
import { suiteWith } from '../plays/run-plays.ts';
import { prepareCalls } from '../provider/prepare.ts';
import { type CertifyArguments, type Io, UsageError } from '../run.ts';

export type TestTarget = { manifest: string; args: CertifyArguments } | { platform: string; args: GateArguments };

/** A run that several workers share: a worker that is started anew goes on with it. */
export type SharedRun = { id: string; seed: number };

/** The titles of the plays with one kind of target, in order. */
export const playTitles = async (kind: 'provider' | 'platform'): Promise<string[]> =>
  (await suiteWith(kind)).plays.map(({ title }) => title);

function plannedBy(target: TestTarget, { id: run, seed }: SharedRun, io: Io) {
  const own = { run, seed: target.args.seed ?? seed };
  if ('manifest' in target) {
    const plan = { ...certifyPlan(target.manifest, target.args, io), ...own };
    return { plan, prepared: prepareCalls(plan, io) };
  }
  const plan = { ...gatePlan(target.platform, target.args, io), ...own };
  return { plan, prepared: prepareGate(plan, io) };
}

function preparedOf(target: TestTarget, shared: SharedRun, io: Io): { plan: Plan; prepared: PreparedTarget } {
  const { plan, prepared } = plannedBy(target, shared, io);
  if ('byHand' in prepared && prepared.byHand.length > 0)
    throw new UsageError('assay: a person makes this platform act; use assay gate, which can ask them');
  if (prepared.isProduction && !plan.isConfirmed) throw new UsageError('assay: production has to be confirmed; add yes: true');
  return { plan, prepared };
}

/** Opens a target for a host that runs each play by itself and asks for the verdict at the end. */
export async function openForTests(target: TestTarget, shared: SharedRun, io: Io) {
  const { plan, prepared } = preparedOf(target, shared, io);
  const run = prepared.plays ? { ...prepared.run, plays: await prepared.plays() } : prepared.run;
  const { plays, start } = await suiteWith(run.kind);
  const folder = resolve(io.cwd, plan.output.out, `plays-${run.run}`);
  mkdirSync(folder, { recursive: true });
  const guard = startGuard(io.env);
  const opened = beginRun(run, prepared.file, guard, io);
  const fixture = lazily(() => start(run, { env: io.env, tell() {}, isFollowed: false, isWatched: false, guard }));
  let isStarted = false;
  const finish = lazily(async () => {
    if (isStarted) await (await fixture()).close();
    const finished = await opened.finish();
    await guard.close();
    return finished;
  });
  const fileOf = (index: number) => join(folder, `${String(index).padStart(3, '0')}.json`);

  return {
    isChosen: (index: number): boolean => plays[index] !== undefined && isChosen(plays[index], run.plays),
    /** Runs one play; what it recorded is on disk, so that a later worker finds it. */
    async play(index: number): Promise<Recording> {
      const play = plays[index];
      if (!play) throw new Error(`there is no play ${index}`);
      isStarted = true;
      const own = await fixture();
      const { record, end } = own.records(play.title);
      await play.act(own, record);
      const recorded = end()();
      writeFileSync(fileOf(index), JSON.stringify(recorded));
      return recorded;
    },
    /** Undoes what the plays created, judges what they recorded, and writes the report. */
    async conclude(): Promise<Report> {
      const finished = await finish();
      const recordings = readdirSync(folder)
        .sort()
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recording);
      const isComplete = recordings.length === plays.filter((play) => isChosen(play, run.plays)).length;
      const report = await prepared.report({ collected: { recordings, errors: [] }, ...finished, isComplete });
      const { written } = await delivered(report, await readyToDeliver(plan.output, io), io, prepared.secrets);
      rmSync(folder, { recursive: true, force: true });
      if (!written) throw new Error('the report contains a secret, and was not written');
      return written;
    },
    finish,
  };
}
