import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkManifest } from './check.ts';
import { defineCommand } from './command.ts';
import { judging } from './options.ts';
import { deliver } from './output.ts';

export default defineCommand({
  usage: 'demo',
  options: judging,
  examples: [['assay demo', 'judge the embedded references']],
  run(args, io) {
    const file = relative(io.cwd, fileURLToPath(import.meta.resolve('#reference/manifest.json')));
    if (!args.quiet) io.err('Checking the manifest of the reference partner …');
    return deliver(checkManifest(file, args, io), args, io);
  },
});
