import { contracts, flag } from '../../runs/arguments.ts';
import { explainRow } from '../../runs/catalogue/explain.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'explain <id>',
  positionals: { id: { type: 'string', demandOption: true, describe: 'an id of the catalogue' } },
  options: { json: flag('print JSON'), ...contracts },
  examples: [['assay explain manifest/id-is-well-formed', 'source, how it is judged, how to fix it']],
  run: ({ id, json }, io) => explainRow(id, json, io),
});
