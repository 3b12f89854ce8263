import { contracts } from '../../runs/arguments.ts';
import { listOptions, listRows } from '../../runs/catalogue/list.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({ options: { ...listOptions, ...contracts }, run: listRows });
