import { demo } from '../../runs/demo.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'demo'>(demo);
