import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Overview, OverviewTarget } from '../../engine/judging/overview.ts';
import { writeWhole } from '../delivery/publish.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { checkedOverview, largestOverview } from './overview.ts';

type Head = Omit<Overview, 'targets' | 'history'>;

export const unfinishedFile = 'unfinished.jsonl';

/**
 * What a run has judged so far, kept in a file until all is judged, so that `--resume` goes on after a run that was killed.
 * The first line is the head of the overview; each target that is finished adds one.
 */
export function openUnfinished(head: Head, { out, resume }: { out: string; resume?: boolean | undefined }, io: Io) {
  const path = join(out, unfinishedFile);
  const file = resolve(io.cwd, path);
  const before = resume && existsSync(file) ? readUnfinished(path, io) : undefined;
  if (before && (before.edition !== head.edition || before.shard?.index !== head.shard?.index || before.shard?.of !== head.shard?.of))
    throw new UsageError(`${path}: begun with another edition or shard; run without --resume to begin again`);
  const judged = new Map(before?.targets.map((target) => [target.name, target]));
  const current = { ...head, ...(before && { at: before.at }) };
  let isBegun = false;
  return {
    head: current,
    has: (name: string): boolean => judged.has(name),
    get: (name: string): OverviewTarget | undefined => judged.get(name),
    keep(target: OverviewTarget): void {
      judged.set(target.name, target);
      if (isBegun) appendFileSync(file, line(target));
      else writeWhole(path, [current, ...judged.values()].map(line).join(''), io);
      isBegun = true;
    },
    finish: (): void => rmSync(file, { force: true }),
  };
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** A last line without its end is what a process wrote while it was killed. */
function readUnfinished(path: string, io: Io): Overview {
  const lines = readText(path, io, largestOverview).split('\n').slice(0, -1);
  try {
    const [head, ...targets] = lines.map((one) => JSON.parse(one));
    return checkedOverview(path, { ...head, targets, history: [] });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path}: not the progress of a run that was killed; run without --resume to begin again`);
  }
}
