import { merge, mergeOptions } from '../../runs/fleet/merge.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { folders: { ...argument.needed('what assay fleet --shard wrote, a folder each'), array: true } },
  options: mergeOptions,
  run: ({ folders, ...args }, io) => merge(folders as string[], args, io),
});
