import { reap } from '../../runs/live/reap.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'reap'>(reap);
