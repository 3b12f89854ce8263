// Runs the unit tests on the build; Node 20 expands no globs of its own, Node 22 takes no folders.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const folder = join('dist/tests/unit', process.argv[2] ?? '');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.js'));
// Without a file, Node would look for tests everywhere.
if (files.length === 0) throw new Error(`no unit tests in ${folder}`);
// By default, Node leaves one core idle, which is half of two.
const options = ['--import', './tools/offline.mjs', '--test', '--test-reporter=dot', `--test-concurrency=${availableParallelism()}`];
const { status } = spawnSync(process.execPath, [...options, ...files.map((name) => join(folder, name))], { stdio: 'inherit' });
process.exitCode = status ?? 1;
