import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Overview, OverviewTarget } from '../../engine/judging/overview.ts';
import { jsonText } from '../../reporters/json.ts';
import { writeWhole } from '../delivery/publish.ts';
import type { Io } from '../io.ts';
import { readOverview } from './overview.ts';

type Head = Omit<Overview, 'targets' | 'history'>;

export const unfinishedFile = 'unfinished.json';

/** What a run has judged so far, kept in a file until all is judged, so that `--resume` goes on after a run that was killed. */
export function openUnfinished(head: Head, { out, resume }: { out: string; resume?: boolean | undefined }, io: Io) {
  const path = join(out, unfinishedFile);
  const before = resume && existsSync(resolve(io.cwd, path)) ? readOverview(path, io) : undefined;
  if (before && (before.edition !== head.edition || before.shard?.index !== head.shard?.index || before.shard?.of !== head.shard?.of))
    throw new UsageError(`${path}: begun with another edition or shard; run without --resume to begin again`);
  const judged = new Map(before?.targets.map((target) => [target.name, target]));
  const current = { ...head, ...(before && { at: before.at }) };
  return {
    head: current,
    has: (name: string): boolean => judged.has(name),
    get: (name: string): OverviewTarget | undefined => judged.get(name),
    keep(target: OverviewTarget): void {
      judged.set(target.name, target);
      writeWhole(path, jsonText({ ...current, targets: [...judged.values()], history: [] }), io);
    },
    finish: (): void => rmSync(resolve(io.cwd, path), { force: true }),
  };
}
