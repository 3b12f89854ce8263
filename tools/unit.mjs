// Runs the unit tests on the build; Node 20 expands no globs of its own, Node 22 takes no folders.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? 'dist';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.js'));
const { status } = spawnSync(process.execPath, ['--test', '--test-reporter=dot', ...files.map((name) => join(folder, name))], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
