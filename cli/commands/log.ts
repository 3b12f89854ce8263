import { judgeLog } from '../../runs/application/log.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'log'>(judgeLog);
