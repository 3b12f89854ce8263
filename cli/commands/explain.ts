import { contracts, flag } from '../../runs/arguments.ts';
import { explainRow } from '../../runs/catalogue/explain.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { id: argument.needed('an id of the catalogue') },
  options: { json: flag('print JSON'), ...contracts },
  run: ({ id, json }, io) => explainRow(id, json, io),
});
