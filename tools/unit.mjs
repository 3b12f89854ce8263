// Runs the unit tests on the build; Node 20 does not expand globs, and Node 22 does not accept folders.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const folder = join('dist/tests/unit', process.argv[2] ?? '');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.js'))
  .map((name) => join(folder, name));
// Without a file name, Node would look for tests in the whole project.
if (files.length === 0) throw new Error(`no unit tests in ${folder}`);

/** Hooks outside of a `describe`, and hosts that nock intercepts, would affect the tests of other files. */
const needsOwnProcess = (file) => /^(before|after|nock)/m.test(readFileSync(file, 'utf8'));

// Node starts a process for each file, which takes longer than most tests, so twelve files share one process where they can.
const shared = files.filter((file) => !needsOwnProcess(file)).sort();
const groups = 'dist/tests/groups';
rmSync(groups, { recursive: true, force: true });
mkdirSync(groups, { recursive: true });
const grouped = Array.from({ length: Math.ceil(shared.length / 12) }, (_, index) => {
  const group = join(groups, `${index}.test.js`);
  const imports = shared.slice(index * 12, index * 12 + 12).map((file) => `import ${JSON.stringify(join('../../..', file))};\n`);
  writeFileSync(group, imports.join(''));
  return group;
});

// By default, Node leaves one core idle: half of a machine with two cores.
const options = ['--import', './tools/offline.mjs', '--test', '--test-reporter=dot', `--test-concurrency=${availableParallelism()}`];
const { status } = spawnSync(process.execPath, [...options, ...grouped, ...files.filter(needsOwnProcess)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
