import { judgeDrift } from '../../runs/drift/drift.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'drift'>(judgeDrift);
