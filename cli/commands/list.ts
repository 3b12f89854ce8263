import { listRows } from '../../runs/catalogue/list.ts';
import { defineCommand } from '../command.ts';
import { contracts } from '../options/judging.ts';

export default defineCommand({
  usage: 'list',
  options: {
    surface: { type: 'string', requiresArg: true, describe: 'rows of one surface, such as manifest or single-sign-on' },
    level: { choices: ['must', 'should', 'note'], requiresArg: true, describe: 'requirements of one level' },
    kind: { choices: ['requirement', 'gap', 'contradiction', 'exclusion', 'assumption'], requiresArg: true, describe: 'rows of one kind' },
    covered: { type: 'boolean', describe: 'requirements that a rule judges' },
    uncovered: { type: 'boolean', describe: 'requirements that no rule judges yet' },
    vectors: { type: 'boolean', default: false, describe: 'sign-on signatures to test your own code with' },
    json: { type: 'boolean', default: false, describe: 'print JSON' },
    ...contracts,
  },
  examples: [
    ['assay list --surface manifest', 'what is demanded of a manifest'],
    ['assay list --level must --json', 'every must, for a program'],
    ['assay list --kind gap', 'what the contract leaves open'],
    ['assay list --vectors --json', 'inputs, joined string and digest of sign-on signatures'],
  ],
  run: (args, io) => listRows(args, io),
});
