import { UsageError } from '../../engine/documents/usage-error.ts';
import { variables } from '../../runs/arguments.ts';
import { serve } from '../../runs/mcp/serve.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'mcp',
  options: variables,
  examples: [['assay mcp', 'speak the Model Context Protocol on standard input and output']],
  run(args, io) {
    if (!io.streams) throw new UsageError('assay: mcp needs standard input and output');
    return serve(args, io.streams, io);
  },
});
