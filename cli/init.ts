import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InferredOptionTypes, Options } from 'yargs';
import { UsageError } from '../engine/documents/usage-error.ts';
import { printable } from '../engine/redaction/printable.ts';
import { defineCommand, type Io } from './command.ts';
import { answers } from './init/answers.ts';
import { type InitFile, initFiles } from './init/files.ts';

const kinds = ['provider', 'platform', 'application'] as const;

const options = {
  id: { type: 'string', requiresArg: true, describe: 'the id of the add-on: lower case, digits, dashes, underscores' },
  url: { type: 'string', requiresArg: true, describe: 'where the service, or the API of the platform, is' },
  'test-url': { type: 'string', requiresArg: true, describe: 'where the service is while it is tried (http://127.0.0.1:8080)' },
  plan: { type: 'string', array: true, requiresArg: true, describe: 'a plan slug that the service knows (repeatable; test)' },
  sample: { choices: ['node', 'python'] as const, requiresArg: true, describe: 'also a small service that conforms, to start from' },
  ci: { type: 'string', array: true, choices: ['github', 'gitlab'], requiresArg: true, describe: 'a CI file for this (repeatable)' },
  force: { type: 'boolean', default: false, describe: 'write files anew that are there, fresh secrets included' },
} as const satisfies Record<string, Options>;

export type InitArguments = InferredOptionTypes<typeof options>;

export default defineCommand({
  usage: 'init [kind]',
  positionals: { kind: { choices: kinds, describe: 'what is to be judged' } },
  options,
  examples: [
    ['assay init', 'asks what it needs, on a terminal'],
    ['assay init provider --id acme-db --url URL', 'a manifest with fresh secrets, and assay.yaml'],
    ['assay init platform --url URL --ci gitlab', 'platform.yaml, drivers, and a CI file'],
  ],
  async run({ kind, ...args }, io) {
    const files = initFiles(await answers(kind, args, io));
    const there = files.filter(({ path }) => existsSync(join(io.cwd, path)));
    const lost = there.filter(({ isKept }) => !isKept);
    if (lost.length > 0 && !args.force) await refuse(lost, io);
    for (const file of files) if (!there.includes(file) || lost.includes(file)) write(file, io);
    for (const { path, content } of there.filter(({ isKept }) => isKept)) {
      io.out(`kept   ${path}; see that it names ${content.trim().split('\n').join(' and ')}`);
    }
    return 0;
  },
});

/** What is there is never lost without being told. */
async function refuse(files: InitFile[], io: Io): Promise<void> {
  const names = files.map(({ path }) => path).join(', ');
  const are = files.length === 1 ? 'is' : 'are';
  if (!(await io.confirm(`${names} ${are} there already. Write anew?`)))
    throw new UsageError(`assay: ${names} ${are} there already, and nothing was written; --force writes anew`);
}

function write({ path, content, mode, note }: InitFile, io: Io): void {
  const full = join(io.cwd, path);
  try {
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, content, { mode: mode ?? 0o644 });
    if (mode !== undefined) chmodSync(full, mode);
  } catch (error) {
    throw new UsageError(`${path}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
  io.out(printable(`wrote  ${path}${note ? `: ${note}` : ''}`));
}
