import { applicationFacts } from '../engine/application/facts.ts';
import type { Unplayed } from '../engine/judging/judge-recording.ts';
import { join, type Seen } from '../engine/recording/recording.ts';
import { curlCommand } from '../engine/wire/http/curl.ts';
import { checkLive, isLive, type LiveArguments, liveOptions, playApplication } from './application/live.ts';
import { loadApplication } from './application/load.ts';
import { type ApplicationArguments, applicationOptions } from './application/options.ts';
import { applicationReport, applicationSecrets } from './application/report.ts';
import { showFacts } from './application/show-facts.ts';
import { defineCommand, type Io } from './command.ts';
import { chosenEdition } from './edition.ts';
import { statusOf } from './interruption.ts';
import { afterLastReport, lastFailedOption } from './last-failed.ts';
import { judging, leftOutBy } from './options.ts';
import { deliver, readyToDeliver } from './output.ts';

export default defineCommand({
  usage: 'app <folder>',
  positionals: { folder: { type: 'string', demandOption: true, describe: "the application's folder" } },
  options: { ...applicationOptions, ...liveOptions, ...judging, ...lastFailedOption },
  examples: [
    ['assay app . --env-file prod.env', 'what the folder and its variables show'],
    ["assay app . --env-file e --start 'npm start'", 'and what runs, started once for each way to end'],
    ['assay app . --url http://127.0.0.1:8080', 'one that runs already'],
  ],
  run: (args, io) => app(args.folder, afterLastReport(args, 'application', io), io),
});

export interface Arguments extends ApplicationArguments, LiveArguments {
  only?: string[] | undefined;
  skip?: string[] | undefined;
  strict: boolean;
  baseline?: string | undefined;
  edition?: string | undefined;
  out: string;
}

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
  return stop?.aborted ? statusOf(stop.reason) : status;
}

const notAsked: Unplayed = { verdict: 'untested', reason: 'needs the running application (--start or --url)', byChoice: true };
const cutShort: Unplayed = { verdict: 'undecided', reason: 'the run was cut short', byChoice: false };

function repeat({ exchanges }: Seen): string | undefined {
  const request = exchanges[0]?.request;
  return request && curlCommand(request);
}
