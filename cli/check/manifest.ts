import type { ManifestDocument } from '../../engine/documents/manifest.ts';
import type { Edition } from '../../engine/judging/edition.ts';
import type { Report } from '../../engine/judging/report.ts';
import { manifestRules } from '../../rules/manifest.ts';
import type { Io } from '../command.ts';
import { chosenEdition } from '../edition.ts';
import { leftOutBy } from '../options.ts';
import { deliver } from '../output.ts';
import { loadManifest, providerReport, registeredSecrets } from '../provider.ts';

export interface Settings {
  previous?: string | undefined;
  only?: string[] | undefined;
  skip?: string[] | undefined;
  strict: boolean;
  reporter: string;
  out: string;
  quiet: boolean;
  baseline?: string | undefined;
  edition?: string | undefined;
}

export async function checkManifest(file: string, args: Settings, io: Io): Promise<number> {
  const document = loadManifest(file, args.previous, io);
  const edition = await chosenEdition(args.edition, io);
  return deliver(manifestReport(file, document, edition, args, io), args, io, registeredSecrets(document));
}

function manifestReport(file: string, document: ManifestDocument, edition: Edition, { only, skip, strict }: Settings, io: Io): Report {
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
