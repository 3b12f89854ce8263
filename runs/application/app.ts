import { join as joinPath } from 'node:path';
import { applicationFacts } from '../../engine/application/facts.ts';
import { defined } from '../../engine/documents/defined.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Unplayed } from '../../engine/judging/judge-recording.ts';
import { reasonOf } from '../../engine/judging/reasons.ts';
import { join, type Recording, type Seen } from '../../engine/recording/recording.ts';
import type { Repeat } from '../../engine/recording/repeat.ts';
import { curlCommand } from '../../engine/wire/http/curl.ts';
import { factsTable } from '../../reporters/facts.ts';
import type { Arguments, JudgingArguments } from '../arguments.ts';
import type { CheckArguments } from '../check/check.ts';
import { deliver, readyToDeliver } from '../delivery/output.ts';
import { type Io, signalStatus } from '../io.ts';
import { chosenEdition } from '../selection/edition.ts';
import { leftOutBy } from '../selection/requirements.ts';
import { type ApplicationLiveArguments, checkLive, isLive, playApplication } from './live.ts';
import { type Loaded, loadApplication } from './load.ts';
import { applicationRedactor, applicationReport, applicationSecrets } from './report.ts';

type AppArguments = Arguments['application'] & ApplicationLiveArguments & JudgingArguments;

export async function app(folder: string, args: AppArguments, io: Io): Promise<number> {
  checkLive(args);
  const stop = isLive(args) ? io.interruption() : undefined;
  const status = await judgeApplication(`assay app ${folder}`, await loadApplication(folder, args, io), args, io, {
    unplayed: stop ? cutShort : notAsked,
    ...(stop && { play: (loaded) => playApplication(loaded, args, io, stop), isComplete: () => !stop.aborted }),
  });
  return stop?.aborted ? signalStatus(stop.reason) : status;
}

export async function checkApplication(folder: string, args: CheckArguments & Arguments['application'], io: Io): Promise<number> {
  if (args.previous !== undefined) throw new UsageError('assay: --previous goes with a manifest, and this is a folder');
  const loaded = await loadApplication(folder, args, io);
  if (loaded.detected.isGuess)
    throw new UsageError(
      `${folder}: a folder; name the file in it, such as ${joinPath(folder, 'manifest.json')}, or the type of the application with --type`,
    );
  const unplayed: Unplayed = { verdict: 'untested', reason: `needs the running application: assay app ${folder} --start`, byChoice: true };
  return judgeApplication(`assay check ${folder}`, loaded, args, io, { unplayed, isPart: true });
}

interface Way {
  unplayed: Unplayed;
  /** Only a part was asked for: what is untested is so by choice. */
  isPart?: boolean;
  play?(loaded: Loaded): Promise<Recording>;
  isComplete?(): boolean;
}

async function judgeApplication(command: string, loaded: Loaded, args: JudgingArguments, io: Io, way: Way): Promise<number> {
  const started = new Date();
  const leftOut = leftOutBy(args.only, args.skip);
  await readyToDeliver(args, io);
  const edition = chosenEdition(args.edition);
  const facts = applicationFacts(loaded.application);
  if (!args.quiet && args.reporter.split(',').includes('terminal')) {
    const { type, reason } = loaded.detected;
    const table = factsTable({ type: { value: type, reason }, ...facts }, { color: io.color });
    io.out(`${applicationRedactor(loaded).text(table)}\n`);
  }
  const played = way.play && join([await way.play(loaded)]);
  const evidence = { ...defined({ played }), unplayed: way.unplayed, repeat };
  const more = { ...played, complete: way.isComplete?.() ?? true };
  const run = { command, started, edition, leftOut, strict: args.strict, more };
  const report = applicationReport(loaded, facts, evidence, { ...run, isPart: way.isPart === true }, io);
  return deliver(report, args, io, applicationSecrets(loaded));
}

const notAsked: Unplayed = { verdict: 'untested', reason: 'needs the running application (--start or --url)', byChoice: true };
const cutShort: Unplayed = { verdict: 'undecided', ...reasonOf('cut-short'), byChoice: false };

function repeat({ exchanges }: Seen): Repeat | undefined {
  const request = exchanges[0]?.request;
  return request && { repeat: curlCommand(request) };
}
