import { init } from '../../runs/init/init.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'init'>(init);
