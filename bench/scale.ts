import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Overview } from '../specs/generated/schemas.ts';
import { startFleet } from '../tests/support/fleets.ts';
import { judgedIn, killedAt, momentsOf } from '../tests/support/killing.ts';
import { resident } from '../tests/support/reading/memory.ts';
import { processorSeconds } from '../tests/support/reading/processor.ts';
import { ratio } from './commands.ts';
import { peak, timed } from './measured.ts';

const SHARDS = 8;
const indices = Array.from({ length: SHARDS }, (_, index) => index + 1);
const out = (index: number) => `shard-${index}`;

/** The figures at the moment when `targets` targets were judged. */
export interface Progress {
  targets: number;
  seconds: number;
  /** Of all processes of the shards, and of nothing else on the machine. */
  'processor seconds': number;
  'for a target': number;
  /** The most that one shard and its children have used so far. */
  'megabytes of a shard': number;
}

/** One install, one sign-on and one delete: the other checks cost the same for every target. */
const smokeOptions = ['--plan', 'test', '--smoke', '--quiet'];

/** Judges `count` partners in eight shards at once, and measures on the way; the first shard is killed in the middle of its work and resumed. */
export async function scaleOf(bin: string, home: string, count: number) {
  const fleet = await startFleet(home, count);
  const place = { cwd: home };
  try {
    const progress = await judgeAll(bin, home, count);
    for (const index of indices) await timed([bin, 'reap', out(index)], place);
    const merge = [bin, 'merge', ...indices.map(out), '--quiet', '--out'];
    const seconds = ratio(await timed([...merge, 'all', '--history', 'fleet.db'], place), 1000);
    const megabytes = await peak([...merge, 'again'], place);
    const { targets } = JSON.parse(readFileSync(join(home, 'all/overview.json'), 'utf8')) as Overview;
    const judged = new Set(targets.filter(({ verdict }) => verdict === 'partial').map(({ name }) => name));
    const kilobytes = (name: string) => Math.round(statSync(join(home, name)).size / 1024);
    return {
      'On the way': Object.fromEntries(progress.map(({ targets: number, ...row }) => [`${number} targets`, row])),
      'In the end': {
        'targets lost': { value: count - judged.size },
        'resources left behind': { value: fleet.partners.reduce((sum, partner) => sum + partner.resources().length, 0) },
        'seconds of the merge': { value: seconds },
        'megabytes of the merge': { value: megabytes },
        'kilobytes of overview.json': { value: kilobytes('all/overview.json') },
        'kilobytes of overview.html': { value: kilobytes('all/overview.html') },
        'kilobytes of the history': { value: kilobytes('fleet.db') },
      },
    };
  } finally {
    await fleet.close();
    rmSync(home, { recursive: true });
  }
}

async function judgeAll(bin: string, home: string, count: number): Promise<Progress[]> {
  const command = (index: number) => [
    bin,
    'fleet',
    'targets.yaml',
    ...smokeOptions,
    '--shard',
    `${index}/${SHARDS}`,
    '--out',
    out(index),
    '--resume',
  ];
  const running = new Set<number>();
  const [moment = { judged: 0, ms: 0 }] = momentsOf(1, Math.floor(count / SHARDS), count);
  const measure = progressOf(home, count, running);
  const timer = setInterval(measure, 1000);
  await Promise.all(
    indices.map(async (index) => {
      if (index === 1) await killedAt({ command: [process.execPath, ...command(1)], cwd: home }, join(home, out(1)), moment);
      const child = spawn(process.execPath, command(index), { cwd: home, stdio: 'ignore' });
      const pid = child.pid ?? 0;
      running.add(pid);
      await once(child, 'close');
      running.delete(pid);
    }),
  );
  clearInterval(timer);
  return measure();
}

/** Returns a function that measures the shards when an eighth, a quarter, a half and all of the targets are judged. */
function progressOf(home: string, count: number, running: ReadonlySet<number>): () => Progress[] {
  const marks = [8, 4, 2, 1].map((part) => Math.round(count / part));
  const seen: Progress[] = [];
  const [startMs, processorBefore] = [performance.now(), processorSeconds([])];
  let megabytes = 0;
  return () => {
    megabytes = Math.max(megabytes, ...[...running].map(resident));
    const judged = indices.reduce((sum, index) => sum + judgedIn(join(home, out(index))), 0);
    const mark = marks[0];
    if (mark === undefined || judged < mark) return seen;
    marks.shift();
    const processor = processorSeconds(running) - processorBefore;
    seen.push({
      targets: judged,
      seconds: Math.round((performance.now() - startMs) / 1000),
      'processor seconds': Math.round(processor),
      'for a target': ratio(processor, judged),
      'megabytes of a shard': megabytes,
    });
    return seen;
  };
}
