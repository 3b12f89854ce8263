import { judging, live } from '../../runs/arguments.ts';
import { demo } from '../../runs/demo.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'demo',
  options: { ...live, ...judging },
  examples: [['assay demo', 'judge the references: partner, platform, application, client']],
  run: (args, io) => demo(args, io),
});
