// Runs a command with variables that are not set yet, as `NAME=value command` does in a POSIX shell: with.mjs NAME=value … command …
import { spawnSync } from 'node:child_process';

const words = process.argv.slice(2);
const first = words.findIndex((word) => !/^\w+=/.test(word));
const given = Object.fromEntries(words.slice(0, first).map((word) => word.split(/=(.*)/s, 2)));
const [command = '', ...args] = words.slice(first);
const shell = process.platform === 'win32';
const { status } = spawnSync(command, args, { stdio: 'inherit', shell, env: { ...given, ...process.env } });
process.exitCode = status ?? 1;
