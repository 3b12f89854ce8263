import { join } from 'node:path';
import { applicationFacts } from '../../engine/application/facts.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { deliver, readyToDeliver } from '../delivery/output.ts';
import type { Io } from '../io.ts';
import type { CheckArguments } from '../provider/check.ts';
import { chosenEdition } from '../selection/edition.ts';
import { leftOutBy } from '../selection/requirements.ts';
import type { ApplicationArguments } from './arguments.ts';
import { loadApplication } from './load.ts';
import { applicationReport, applicationSecrets } from './report.ts';
import { showFacts } from './show-facts.ts';

/** Judges an application by its folder and variables alone; nothing of it is run. */
export async function checkApplication(folder: string, args: CheckArguments & ApplicationArguments, io: Io): Promise<number> {
  const started = new Date();
  if (args.previous !== undefined) throw new UsageError('assay: --previous goes with a manifest, and this is a folder');
  const selected = leftOutBy(args.only, args.skip);
  const loaded = await loadApplication(folder, args, io);
  if (loaded.detected.isGuess)
    throw new UsageError(
      `${folder}: a folder; name the file in it, such as ${join(folder, 'manifest.json')}, or the type of the application with --type`,
    );
  await readyToDeliver(args, io);
  const facts = applicationFacts(loaded.application);
  showFacts(loaded, facts, args, io);
  const unplayed = { verdict: 'untested' as const, reason: `needs the running application: assay app ${folder} --start`, byChoice: true };
  const report = applicationReport(
    {
      command: `assay check ${folder}`,
      folder,
      loaded,
      facts,
      evidence: { unplayed },
      leftOut: selected,
      isPart: true,
      strict: args.strict,
      started,
      edition: await chosenEdition(args.edition, io),
    },
    io,
  );
  return deliver(report, args, io, applicationSecrets(loaded));
}
