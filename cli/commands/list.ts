import { listRows } from '../../runs/catalogue/list.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'list'>(listRows);
