import { showHistory } from '../../runs/history/history.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'history'>(showHistory);
