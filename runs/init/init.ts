import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../engine/documents/folder.ts';
import { type Arguments, type Io, printable, UsageError } from '../run.ts';
import { answers } from './answers.ts';
import { ciFiles, projectKind } from './ci.ts';
import type { InitFile } from './file.ts';
import { contractFiles, initFiles } from './files.ts';

type InitArguments = Arguments['init'];

export async function init(args: InitArguments, io: Io): Promise<number> {
  const files = await filesOf(args, io);
  const existing = files.filter(({ path }) => existsSync(join(io.cwd, path)));
  const overwritten = existing.filter(({ isKept }) => !isKept);
  if (overwritten.length > 0 && !args.force) await refuse(overwritten, io);
  for (const file of files) if (!existing.includes(file) || overwritten.includes(file)) write(file, io);
  for (const { path, content } of existing.filter(({ isKept }) => isKept)) {
    io.out(`kept   ${path}; make sure that it lists ${content.trim().split('\n').join(' and ')}`);
  }
  const next = files.flatMap(({ path }) => nextSteps[path] ?? [])[0];
  if (next !== undefined) io.out(`next   ${next}`);
  return 0;
}

const nextSteps: Record<string, string> = {
  'manifest.json': 'assay docs wire says what your service must do; then assay check, and assay certify while your service runs',
  'client.yaml': 'assay client client.yaml; assay docs judge-a-client shows every setting',
  'platform.yaml': 'assay doctor platform.yaml, then assay gate platform.yaml; assay docs shows the guides',
};

async function filesOf(args: InitArguments, io: Io): Promise<InitFile[]> {
  const { kind, service: more } = args;
  if (kind === 'contract') return contractFiles(more ?? 'contract');
  if (kind === 'ci') return onlyCi(args, io);
  if (more !== undefined) throw new UsageError(`assay: init ${kind} takes no "${more}"; a CI file is --ci github or --ci gitlab`);
  return initFiles(await answers(args, io), io.cwd);
}

function onlyCi({ service, ci = [] }: InitArguments, io: Io): InitFile[] {
  if (service !== undefined && !['github', 'gitlab'].includes(service))
    throw new UsageError(`assay: init ci needs github or gitlab, got "${service}". See assay init --help`);
  const wanted = [...(service === undefined ? [] : [service]), ...ci];
  if (wanted.length === 0) throw new UsageError('assay: init ci needs github or gitlab. See assay init --help');
  return ciFiles({ kind: projectKind(io.cwd), ci: wanted }, io.cwd);
}

/** Never overwrites a file without asking. */
async function refuse(files: InitFile[], io: Io): Promise<void> {
  const names = files.map(({ path }) => path).join(', ');
  const exist = files.length === 1 ? 'exists' : 'exist';
  if (!(await io.confirm(`${names} already ${exist}. Overwrite?`)))
    throw new UsageError(`assay: ${names} already ${exist}, and nothing was written; --force overwrites`);
}

function write({ path, content, mode, note }: InitFile, io: Io): void {
  const full = join(io.cwd, path);
  try {
    makeFolder(dirname(full));
    writeFileSync(full, content, { mode: mode ?? 0o644 });
    if (mode !== undefined) chmodSync(full, mode);
  } catch (error) {
    throw new UsageError(`${path}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
  io.out(printable(`wrote  ${path}${note ? `: ${note}` : ''}`));
}
