import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { table, written } from '../proof/data.ts';
import { buildWith } from './build.ts';
import { changeOf, isListed, readListed, staleEntries } from './listed.ts';
import type { Mutant } from './mutants.ts';
import { type FolderRow, merged } from './rows.ts';
import { type Score, scoreOf, scorePerFolder } from './score.ts';
import { mutable, readSources } from './sources.ts';
import type { Build } from './task.ts';
import { control, type Fate, firstRun, tryAll } from './trial.ts';

const WANTED_PERCENT = 90;
const EVERY = 500;

const root = '.';
const { values: wishes, positionals: parts } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true });
const print = (line: string) => process.stdout.write(`${line}\n`);

const sources = readSources(root);
const all = mutable(sources);
/** `engine/.` is what stands in `engine` itself. */
const isIn = (part: string, path: string) => (part.endsWith('/.') ? dirname(part) === dirname(path) : path.startsWith(part));
const chosen = all.filter(({ path }) => parts.length === 0 || parts.some((part) => isIn(part, path)));
if (chosen.length === 0) {
  process.stderr.write(`${parts.join(' ')}: expected the start of a path in rules/ or of a pure part of engine/, such as rules/sso\n`);
  process.exit(2);
}
const workers = Math.max(1, Math.min(4, availableParallelism()));
const quick = await buildWith(sources, chosen, { draws: 10, budgetMs: 300 });
const { mutants, tests } = quick;
print(`${mutants.length} mutants of ${chosen.length} files, ${tests.length} files of unit tests`);
const fates = await tried(quick.build, mutants);
const lasting = mutants.filter((mutant) => fates.get(mutant) === 'survived');
if (!wishes.quick) {
  print(`${lasting.length} are left, and are tried with patience`);
  const patient = { ...quick.build, patience: { draws: 100, budgetMs: 2_000 } };
  for (const [mutant, fate] of await tried(patient, lasting)) fates.set(mutant, fate);
}

const entries = readListed(root);
const listed = (mutant: Mutant) => entries.some((entry) => isListed(entry, mutant));
const survivors = mutants.filter((mutant) => fates.get(mutant) === 'survived');
const stale = staleEntries(
  entries,
  chosen.map(({ path }) => path),
  survivors,
);
const total = scoreOf([...fates], listed);
const folders = scorePerFolder(fates, listed);

for (const mutant of survivors.filter((one) => !listed(one))) print(changeOf(mutant));
for (const line of stale) process.stderr.write(`${line}\n`);
for (const [folder, score] of Object.entries(folders)) print(row(folder, score));
print(row('all', total));
mkdirSync('docs/proof', { recursive: true });
const rows = merged(table<FolderRow>(root, 'mutation'), folders, all, chosen);
writeFileSync('docs/proof/mutation.json', written(rows));
if (stale.length > 0 || total.percent < WANTED_PERCENT) process.exitCode = 1;

async function tried(build: Build, some: Mutant[]): Promise<Map<Mutant, Fate>> {
  const runs = await firstRun(build, tests);
  await control(workers, build, runs);
  return tryAll(workers, build, sources, some, runs, (done, of) => {
    if (done % EVERY === 0) print(`${done} of ${of} tried`);
  });
}

function row(name: string, { percent, mutants: all, killed, timeout, survived, listed: known }: Score): string {
  return `${name.padEnd(20)} ${percent.toFixed(1).padStart(5)} % of ${all}: ${killed} killed, ${timeout} timed out, ${survived} survived (${known} listed)`;
}
