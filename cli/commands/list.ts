import { contracts } from '../../runs/arguments.ts';
import { listOptions, listRows } from '../../runs/catalogue/list.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'list',
  options: { ...listOptions, ...contracts },
  examples: [
    ['assay list --surface manifest', 'what is demanded of a manifest'],
    ['assay list --level must --json', 'every must, for a program'],
    ['assay list --kind gap', 'what the contract leaves open'],
    ['assay list --vectors --json', 'inputs, joined string and digest of sign-on signatures'],
  ],
  run: (args, io) => listRows(args, io),
});
