import type { Report } from '../../engine/report.ts';
import { manifestRules } from '../../rules/generated/manifest.ts';
import type { Io } from '../command.ts';
import { leftOutBy } from '../options.ts';
import { loadManifest, providerReport } from '../provider.ts';

interface Settings {
  previous?: string | undefined;
  only?: string[] | undefined;
  skip?: string[] | undefined;
  strict: boolean;
}

export function checkManifest(file: string, { previous, only, skip, strict }: Settings, io: Io): Report {
  const selected = leftOutBy(only, skip);
  const needsService = { reason: `needs the running service: assay certify ${file}`, byChoice: true };
  return providerReport(
    {
      command: `assay check ${file}`,
      document: loadManifest(file, previous, io),
      rules: manifestRules,
      leftOut: (id) => selected(id) ?? (id.startsWith('manifest/') ? undefined : needsService),
      strict,
      started: new Date(),
    },
    io,
  );
}
