import type { TargetKind } from '../../specs/generated/schemas.ts';
import type { Io } from '../run.ts';
import type { RepeatedArguments, WatchedTarget } from './watch.ts';

/** Runs once, or with --watch again and again; loads only what the options need, because a check of documents takes a moment. */
export async function runWatched<A extends RepeatedArguments>(
  kind: TargetKind,
  file: string,
  given: A,
  watched: (file: string, args: NoInfer<A>, io: Io) => WatchedTarget,
  run: (file: string, args: NoInfer<A>, io: Io) => Promise<number>,
  io: Io,
): Promise<number> {
  const chosen = given['last-failed'] ? (await import('../delivery/last-failed.ts')).afterLastReport(given, kind, io) : given;
  const repeated = async (args: A) =>
    args.watch ? (await import('./watch.ts')).repeatedly(file, args, watched, run, io) : run(file, args, io);
  // A run with a target may take minutes, and others may start meanwhile.
  const isLong = 'dry-run' in chosen && !chosen['dry-run'];
  if (!isLong) return repeated(chosen);
  return (await import('./own-folder.ts')).inOwnFolder(chosen.out, io, (out) => repeated({ ...chosen, out }));
}
