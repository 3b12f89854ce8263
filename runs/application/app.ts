import { applicationFacts } from '../../engine/application/facts.ts';
import type { Unplayed } from '../../engine/judging/judge-recording.ts';
import { reasonOf } from '../../engine/judging/reasons.ts';
import { join, type Seen } from '../../engine/recording/recording.ts';
import type { Repeat } from '../../engine/recording/repeat.ts';
import { curlCommand } from '../../engine/wire/http/curl.ts';
import type { JudgingArguments } from '../arguments.ts';
import { deliver, readyToDeliver } from '../delivery/output.ts';
import { signalStatus } from '../interruption.ts';
import type { Io } from '../io.ts';
import { chosenEdition } from '../selection/edition.ts';
import { leftOutBy } from '../selection/requirements.ts';
import type { ApplicationArguments } from './arguments.ts';
import { type ApplicationLiveArguments, checkLive, isLive, playApplication } from './live.ts';
import { loadApplication } from './load.ts';
import { applicationReport, applicationSecrets } from './report.ts';
import { showFacts } from './show-facts.ts';

type Arguments = ApplicationArguments & ApplicationLiveArguments & JudgingArguments;

/** Judges an application: its folder and variables, then what runs. */
export async function app(folder: string, args: Arguments, io: Io): Promise<number> {
  const started = new Date();
  const leftOut = leftOutBy(args.only, args.skip);
  checkLive(args);
  await readyToDeliver(args, io);
  const edition = await chosenEdition(args.edition, io);
  const loaded = await loadApplication(folder, args, io);
  const facts = applicationFacts(loaded.application);
  showFacts(loaded, facts, args, io);
  const stop = isLive(args) ? io.interruption() : undefined;
  const played = stop && join([await playApplication(loaded, args, io, stop)]);
  const evidence = { ...(played && { played }), unplayed: stop ? cutShort : notAsked, repeat };
  const more = { ...played, complete: stop?.aborted !== true };
  const common = { command: `assay app ${folder}`, folder, loaded, facts, strict: args.strict, started, edition };
  const report = applicationReport({ ...common, evidence, leftOut, more }, io);
  const status = await deliver(report, args, io, applicationSecrets(loaded));
  return stop?.aborted ? signalStatus(stop.reason) : status;
}

const notAsked: Unplayed = { verdict: 'untested', reason: 'needs the running application (--start or --url)', byChoice: true };
const cutShort: Unplayed = { verdict: 'undecided', ...reasonOf('cut-short'), byChoice: false };

function repeat({ exchanges }: Seen): Repeat | undefined {
  const request = exchanges[0]?.request;
  return request && { repeat: curlCommand(request) };
}
