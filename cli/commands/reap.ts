import { usually } from '../../runs/arguments.ts';
import { reap, reapOptions } from '../../runs/live/reap.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { ledger: usually('assay-report/ledger', argument.optional('a ledger file, a folder of them, or the folder of a fleet')) },
  options: reapOptions,
  run: reap,
});
