import { standIn } from '../../runs/stand-in/stand-in.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'stand-in'>(standIn);
