import { showReport } from '../../runs/delivery/report.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'report'>(showReport);
