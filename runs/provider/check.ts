import type { ManifestDocument } from '../../engine/documents/manifest.ts';
import type { Edition } from '../../engine/judging/edition.ts';
import type { Report } from '../../engine/judging/report.ts';
import { manifestRules } from '../../rules/manifest.ts';
import type { JudgingArguments } from '../arguments.ts';
import { deliver } from '../delivery/output.ts';
import type { Io } from '../io.ts';
import { chosenEdition } from '../selection/edition.ts';
import { leftOutBy } from '../selection/requirements.ts';
import { loadManifest, registeredSecrets } from './manifest.ts';
import { providerReport } from './report.ts';

export interface CheckArguments extends JudgingArguments {
  previous?: string | undefined;
}

export async function checkManifest(file: string, args: CheckArguments, io: Io): Promise<number> {
  const document = loadManifest(file, args.previous, io);
  const edition = await chosenEdition(args.edition, io);
  return deliver(manifestReport(file, document, edition, args, io), args, io, registeredSecrets(document));
}

function manifestReport(
  file: string,
  document: ManifestDocument,
  edition: Edition,
  { only, skip, strict }: CheckArguments,
  io: Io,
): Report {
  const selected = leftOutBy(only, skip);
  const needsService = { reason: `needs the running service: assay certify ${file}`, byChoice: true };
  return providerReport(
    {
      command: `assay check ${file}`,
      document,
      rules: manifestRules,
      leftOut: (id) => selected(id) ?? (id.startsWith('manifest/') ? undefined : needsService),
      strict,
      started: new Date(),
      edition,
    },
    io,
  );
}
