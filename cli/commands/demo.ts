import { judging, live } from '../../runs/arguments.ts';
import { demo } from '../../runs/demo.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({ options: { ...live, ...judging }, run: demo });
