import { explainRow } from '../../runs/catalogue/explain.ts';
import { defineCommand } from '../command.ts';
import { contracts } from '../options/judging.ts';

export default defineCommand({
  usage: 'explain <id>',
  positionals: { id: { type: 'string', demandOption: true, describe: 'an id of the catalogue' } },
  options: { json: { type: 'boolean', default: false, describe: 'print JSON' }, ...contracts },
  examples: [['assay explain manifest/id-is-well-formed', 'source, how it is judged, how to fix it']],
  run: ({ id, json }, io) => explainRow(id, json, io),
});
