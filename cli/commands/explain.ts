import { explainRow } from '../../runs/catalogue/explain.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'explain'>(explainRow);
