import { proxy } from '../../runs/proxy/proxy.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'proxy'>(proxy);
