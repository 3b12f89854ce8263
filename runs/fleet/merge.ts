import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { missingShards, overviewOf, staleShards } from '../../engine/judging/overview.ts';
import { writeWhole } from '../delivery/publish.ts';
import { namesFolder, readText, refuseLinks } from '../files.ts';
import { type Arguments, type Io, UsageError } from '../run.ts';
import { artefacts, deliverOverview, earlierOverview, overviewBefore, readOverview } from './overview.ts';

export async function merge(args: Arguments['merge'], io: Io): Promise<number> {
  const { folders, out, before: earlier, history, notify: url } = args;
  const notifying = url === undefined ? undefined : await import('./notify.ts');
  if (url !== undefined) notifying?.notifySecret(url, io);
  const parts = folders.map((folder) => {
    if (namesFolder(folder, io)) refuseLinks(folder, 'overview.json', io);
    return { folder, overview: readOverview(join(folder, 'overview.json'), io) };
  });
  const [first] = parts;
  if (!first) throw new UsageError('assay: merge needs a folder');
  const other = parts.find(
    ({ overview }) => overview.edition !== first.overview.edition || overview.shard?.of !== first.overview.shard?.of,
  );
  if (other)
    throw new UsageError(`${other.folder}: not a shard of the same run as ${first.folder}: the edition or the number of shards differs`);
  const all = parts.flatMap(({ folder, overview }) => overview.targets.map((target) => ({ folder, target })));
  const names = all.map(({ target }) => target.name);
  const twice = all.find(({ target }, index) => names.indexOf(target.name) < index);
  if (twice) throw new UsageError(`${twice.folder}: "${twice.target.name}" is in another folder too; merge the shards of one run`);
  let bytes = 0;
  for (const { folder, target } of all) {
    bytes += copy(target.name, folder, out, io);
    if (bytes > MAX_TOTAL) throw new UsageError(`${folder}: the reports of all folders have more than ${MAX_TOTAL / 1024 ** 3} GB`);
  }
  const { assay, edition } = first.overview;
  const at =
    parts
      .map(({ overview }) => overview.at)
      .sort()
      .at(-1) ?? '';
  const before = earlier === undefined ? overviewBefore(out, at, io) : earlierOverview(earlier, out, io);
  const missing = missingShards(parts.map(({ overview }) => overview.shard));
  const stale = staleShards(parts.map(({ overview }) => overview));
  const head = { assay, edition, at, ...(missing.length > 0 && { missing }), ...(stale.length > 0 && { stale }) };
  const targets = all.map(({ target }) => target);
  const joined = overviewOf(head, targets, before, args['expires-within']);
  const overview = history === undefined ? joined : (await import('../history/history.ts')).remember(history, joined, io);
  const status = deliverOverview(overview, args, io);
  if (url !== undefined) await notifying?.notify({ ...args, notify: url }, overview, io);
  return status;
}

const MAX_BYTES = 512 * 1024 * 1024;
const MAX_TOTAL = 8 * 1024 ** 3;

/** Copies the artefacts of a target, and returns their size. The schema makes sure that a name cannot lead out of the folder. */
function copy(name: string, from: string, to: string, io: Io): number {
  if (resolve(io.cwd, from) === resolve(io.cwd, to)) return 0;
  let bytes = 0;
  for (const artefact of artefacts) {
    const file = join(from, name, artefact);
    if (!existsSync(resolve(io.cwd, file))) continue;
    refuseLinks(from, join(name, artefact), io);
    const text = readText(file, io, MAX_BYTES);
    writeWhole(join(to, name, artefact), text, io);
    bytes += text.length;
  }
  return bytes;
}
