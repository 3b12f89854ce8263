import { variables } from '../../runs/arguments.ts';
import { serveMcp } from '../../runs/mcp/serve.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({ options: variables, run: serveMcp });
