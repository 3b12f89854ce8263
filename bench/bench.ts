import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startStage } from './bench-stage.ts';
import { type Build, commandRows, ratio } from './commands.ts';
import { documentRows } from './documents.ts';
import { faultsPerMinute } from './faults.ts';
import { fleetOf } from './fleets.ts';
import { growth } from './growth.ts';
import { timed } from './measured.ts';
import { proxied } from './proxied.ts';
import { scaleOf } from './scale.ts';
import { slowRuns } from './slow.ts';

// `npm run bench` measures this build; `--before FOLDER` measures another build too, in turn with this one.
// `--rows PATTERN` measures only the commands whose names match, and writes no file.
// `--documents` measures only how long YAML and JSON with many keys take, and writes no file.
// `--slow` measures only targets that take long to answer, a quarter of an hour in all, and replaces their rows in the file.
// `--scale` measures only a fleet of 1000, which takes long; `--scale 200` measures one of 200.
const { values, positionals } = parseArgs({
  options: {
    before: { type: 'string' },
    rows: { type: 'string' },
    scale: { type: 'boolean' },
    documents: { type: 'boolean' },
    slow: { type: 'boolean' },
  },
  allowPositionals: true,
});
const { before, rows } = values;
const machine = `Node ${process.versions.node}, ${availableParallelism()} cores`;
const { version } = createRequire(import.meta.url)('#package') as { version: string };
const measured = { version, machine };
const bin = fileURLToPath(new URL('../cli/bin.js', import.meta.url));
const builds: Build[] = [{ name: 'now', bin }];
if (before !== undefined) builds.push({ name: 'before', bin: resolve(before, 'dist/cli/bin.js') });

if (values.documents) printed('Documents with many keys', documentRows());
else if (values.slow) await measureSlow();
else if (values.scale) await measureScale(Number(positionals[0] ?? 1000));
else await measureAll();

async function measureSlow(): Promise<void> {
  const file = 'docs/proof/bench.json';
  const slow = printed('Slow targets', await slowRuns(bin));
  writeFileSync(file, `${JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), 'Slow targets': slow }, null, 2)}\n`);
}

async function measureScale(count: number): Promise<void> {
  const all = await scaleOf(bin, mkdtempSync(join(tmpdir(), 'assay-scale-')), count);
  printed(`${count} targets in eight shards`, all['On the way']);
  printed('In the end', all['In the end']);
  writeFileSync('docs/proof/scale.json', `${JSON.stringify({ ...measured, ...all }, null, 2)}\n`);
}

async function measureAll(): Promise<void> {
  const stage = await startStage();
  try {
    const commands = printed('Commands', await commandRows(builds, stage, new RegExp(rows ?? '')));
    if (rows !== undefined) return;
    const grown = printed('Growth with cases', await growth(bin, stage));
    const slow = printed('Slow targets', await slowRuns(bin));
    const fleets = printed('Fleets', {
      'of 20 partners': await fleetOf(bin, stage.folder, 20),
      'of 60 partners': await fleetOf(bin, stage.folder, 60),
    });
    const fleet = (targets: string) => timed([bin, 'fleet', targets, '--plan', 'test', '--quiet', '--browser', 'off'], stage.place);
    const { straight, plain, assay } = await proxied(bin, stage.folder, 7);
    const others = printed('Others', {
      'faults of a provider a minute, 18 in one run': { value: Math.round(await faultsPerMinute(stage.folder, 18, fleet)) },
      'milliseconds for an exchange, straight': { value: rounded(straight) },
      'through a plain proxy': { value: rounded(plain) },
      'through assay proxy': { value: rounded(assay), times: ratio(assay, plain), goal: 2 },
    });
    mkdirSync('docs/proof', { recursive: true });
    const all = { ...measured, Commands: commands, 'Growth with cases': grown, Fleets: fleets, Others: others, 'Slow targets': slow };
    writeFileSync(join('docs/proof/bench.json'), `${JSON.stringify(all, null, 2)}\n`);
    process.stdout.write('\ndocs/proof/bench.json\n');
  } finally {
    await stage.close();
  }
}

/** Prints a table, and returns it. */
function printed<T extends Record<string, object>>(title: string, rows: T): T {
  process.stdout.write(`\n${title}\n`);
  for (const [name, row] of Object.entries(rows)) {
    const figures = Object.entries(row).map(([what, value]) => `${what} ${value}`);
    process.stdout.write(`  ${name.padEnd(24)} ${figures.join(', ')}\n`);
  }
  return rows;
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
