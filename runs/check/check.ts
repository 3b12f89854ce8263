import { manifestRules } from '../../rules/manifest.ts';
import type { AllowedVariables, Arguments, JudgingArguments } from '../arguments.ts';
import { deliver } from '../delivery/output.ts';
import { namesFolder } from '../files.ts';
import type { Io } from '../io.ts';
import { loadManifest, registeredSecrets } from '../provider/manifest.ts';
import { providerReport } from '../provider/report.ts';
import { chosenEdition } from '../selection/edition.ts';
import { leftOutBy } from '../selection/requirements.ts';

export type CheckArguments = JudgingArguments & AllowedVariables & Arguments['pushed'];

export async function check(name: string, args: CheckArguments & Arguments['application'], io: Io): Promise<number> {
  if (!namesFolder(name, io)) return checkManifest(name, args, io);
  const { checkApplication } = await import('../application/app.ts');
  return checkApplication(name, args, io);
}

async function checkManifest(file: string, args: CheckArguments, io: Io): Promise<number> {
  const document = loadManifest(file, args, io);
  const selected = leftOutBy(args.only, args.skip);
  const needsService = { reason: `needs the running service: assay certify ${file}`, byChoice: true };
  const edition = chosenEdition(args.edition);
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
