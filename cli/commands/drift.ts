import { judging } from '../../runs/arguments.ts';
import { judgeDrift } from '../../runs/drift/drift.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'drift <document>',
  positionals: {
    document: { type: 'string', demandOption: true, describe: 'the OpenAPI document that the platform publishes: a file or a URL' },
  },
  options: judging,
  examples: [
    ['assay drift openapi.json', 'where the published document and the contract differ'],
    ['assay drift https://api.example/v2/openapi.json', 'the same, fetched from there'],
  ],
  run: (args, io) => judgeDrift(args.document, args, io),
});
