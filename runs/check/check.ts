import { manifestRules } from '../../rules/manifest.ts';
import type { AllowedVariables, ApplicationArguments, Arguments, JudgingArguments, pushed, repeating } from '../arguments.ts';
import { deliver } from '../delivery/output.ts';
import type { Io } from '../io.ts';
import { loadManifest, registeredSecrets } from '../provider/manifest.ts';
import { providerReport } from '../provider/report.ts';
import { namesFolder } from '../read.ts';
import { chosenEdition } from '../selection/edition.ts';
import { afterLastReport } from '../selection/last-failed.ts';
import { leftOutBy } from '../selection/requirements.ts';

export type CheckArguments = JudgingArguments & AllowedVariables & Arguments<typeof pushed>;

type Given = CheckArguments & ApplicationArguments & Pick<Arguments<typeof repeating>, 'last-failed'>;

/** Judges a manifest, or an application's folder, offline. */
export async function check(name: string, args: Given, io: Io): Promise<number> {
  if (!namesFolder(name, io)) return checkManifest(name, afterLastReport(args, 'provider', io), io);
  const { checkApplication } = await import('../application/app.ts');
  return checkApplication(name, afterLastReport(args, 'application', io), io);
}

async function checkManifest(file: string, args: CheckArguments, io: Io): Promise<number> {
  const document = loadManifest(file, args, io);
  const selected = leftOutBy(args.only, args.skip);
  const needsService = { reason: `needs the running service: assay certify ${file}`, byChoice: true };
  const edition = await chosenEdition(args.edition, io);
  const report = providerReport(
    {
      command: `assay check ${file}`,
      document,
      rules: manifestRules(),
      leftOut: (id) => selected(id) ?? (id.startsWith('manifest/') ? undefined : needsService),
      strict: args.strict,
      started: new Date(),
      edition,
    },
    io,
  );
  return deliver(report, args, io, registeredSecrets(document));
}
