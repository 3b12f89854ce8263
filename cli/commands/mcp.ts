import { serveMcp } from '../../runs/mcp/serve.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'mcp'>(serveMcp);
