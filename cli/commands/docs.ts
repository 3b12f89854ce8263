import { docs } from '../../runs/catalogue/docs.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'docs'>(docs);
