import { merge } from '../../runs/fleet/merge.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'merge'>(merge);
