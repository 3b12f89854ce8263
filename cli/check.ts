import type { ManifestDocument } from '../engine/document/manifest.ts';
import type { Report } from '../engine/report.ts';
import { manifestRules } from '../rules/generated/manifest.ts';
import { defineCommand, type Io } from './command.ts';
import { judging, leftOutBy } from './options.ts';
import { deliver } from './output.ts';
import { loadManifest, providerReport, registeredSecrets } from './provider.ts';

export default defineCommand({
  usage: 'check <manifest>',
  positionals: { manifest: { type: 'string', demandOption: true, describe: 'the manifest file' } },
  options: {
    previous: { type: 'string', requiresArg: true, describe: 'the manifest that was pushed before: its id may not change' },
    ...judging,
  },
  examples: [
    ['assay check manifest.json', 'judge a manifest'],
    ['assay check manifest.json --previous pushed.json', 'and that its id is the one pushed before'],
    ["assay check manifest.json --only 'manifest/*-url*'", 'judge the rows on URLs alone'],
  ],
  run(args, io) {
    const document = loadManifest(args.manifest, args.previous, io);
    return deliver(checkManifest(args.manifest, document, args, io), args, io, registeredSecrets(document));
  },
});

interface Settings {
  only?: string[] | undefined;
  skip?: string[] | undefined;
  strict: boolean;
}

function checkManifest(file: string, document: ManifestDocument, { only, skip, strict }: Settings, io: Io): Report {
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
    },
    io,
  );
}
