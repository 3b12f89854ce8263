import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { applicationOptions } from './application/options.ts';
import { defineCommand, type Io } from './command.ts';
import { afterLastReport, lastFailedOption } from './last-failed.ts';
import { judging } from './options.ts';

export default defineCommand({
  usage: 'check <manifest>',
  positionals: { manifest: { type: 'string', demandOption: true, describe: "the manifest file, or an application's folder" } },
  options: {
    previous: { type: 'string', requiresArg: true, describe: 'the manifest that was pushed before: its id may not change' },
    ...applicationOptions,
    ...judging,
    ...lastFailedOption,
  },
  examples: [
    ['assay check manifest.json', 'judge a manifest'],
    ['assay check manifest.json --previous pushed.json', 'and that its id is the one pushed before'],
    ["assay check manifest.json --only 'manifest/*-url*'", 'judge the rows on URLs alone'],
    ['assay check . --env-file prod.env', 'judge an application by its folder and variables'],
  ],
  run: async (args, io) => {
    if (isFolder(args.manifest, io)) {
      const { checkApplication } = await application();
      return checkApplication(args.manifest, afterLastReport(args, 'application', io), io);
    }
    const { checkManifest } = await manifest();
    return checkManifest(args.manifest, afterLastReport(args, 'provider', io), io);
  },
});

/** Loaded when it is known which of them is meant. */
const application = () => import('./check/application.ts');
const manifest = () => import('./check/manifest.ts');

/** What cannot be looked at is no folder; why it cannot is said when it is read. */
function isFolder(name: string, io: Io): boolean {
  try {
    return name !== '' && statSync(resolve(io.cwd, name)).isDirectory();
  } catch {
    return false;
  }
}
