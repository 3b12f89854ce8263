import { docs } from '../../runs/catalogue/docs.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'docs [id]',
  positionals: { id: { type: 'string', describe: 'a requirement, to see its page' } },
  options: { open: { type: 'boolean', default: true, describe: 'open it in the browser (--no-open prints only where it is)' } },
  examples: [
    ['assay docs', 'the guides, and a page for each requirement'],
    ['assay docs sso/accepts-a-valid-call', 'the page of one'],
  ],
  run: ({ id, open }, io) => docs(id, open, io),
});
