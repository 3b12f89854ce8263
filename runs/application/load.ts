import { realpathSync, statSync } from 'node:fs';
import { basename, isAbsolute, normalize, type posix, resolve } from 'node:path';
import { decodeUtf8, positionIn } from '../../engine/documents/text.ts';
import { defined } from '../../engine/documents/values.ts';
import { type Application, createApplication } from '../../engine/judging/application.ts';
import { type Detected, detectType } from '../../suites/shared/application/detect.ts';
import { openFolder } from '../../suites/shared/application/folder.ts';
import { packageValue } from '../../suites/shared/application/package-json.ts';
import { readBytes } from '../files.ts';
import { type Arguments, type Io, UsageError } from '../run.ts';

export type Loaded = Awaited<ReturnType<typeof loadApplication>>;

/** Reads the application in a folder that the user named; throws a UsageError if it cannot be read. */
export async function loadApplication(folder: string, args: Arguments['application'], io: Io) {
  /** The absolute path, with links resolved. */
  const path = realFolder(folder, io);
  const env = await givenVariables(args, io);
  const files = openFolder(path);
  const detected: Detected = args.type ? { type: args.type, reason: 'given with --type' } : detectType(files);
  const maxConnections = args['max-connections'];
  const instances = args.instances;
  const application = createApplication(detected.type, basename(path), files, {
    ...defined({ env }),
    ...(args['platform-dir'] !== undefined && { platformDir: folderInside(args['platform-dir']) }),
    ...defined({ profile: args.profile, maxConnections, instances }),
  });
  return { application: withPackageName(application, folder), folder, path, detected };
}

/** Takes the name from package.json; throws a UsageError if that file cannot be read. */
function withPackageName(application: Application, folder: string): Application {
  if (application.type !== 'node') return application;
  const problem = application.file('package.json')?.problem;
  if (problem !== undefined) throw new UsageError(`${folder.replace(/\/*$/, '')}/${problem.reason}`);
  const name = packageValue(application, '/name');
  return { ...application, name: typeof name === 'string' && name !== '' ? name : application.name };
}

function realFolder(folder: string, io: Io): string {
  const path = resolve(io.cwd, folder);
  try {
    if (!statSync(path).isDirectory()) throw new UsageError(`${folder}: not a folder; name the folder of the application`);
    return realpathSync(path);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`${folder}: ${code === 'ENOENT' ? 'no such folder' : `the folder cannot be read (${code})`}`);
  }
}

function folderInside(folder: string): string {
  const path = normalize(folder).replace(/\/+$/, '');
  if (leavesFolder(path)) throw new UsageError(`assay: --platform-dir takes a folder inside the application, got "${folder}"`);
  return path;
}

type Given = Partial<Pick<Arguments['application'], 'env' | 'env-from' | 'inherit-env'>>;

/** The variables of the application: `--env` wins over files, which win over the environment; undefined if none were given. */
export async function givenVariables(args: Given, io: Io): Promise<Record<string, string> | undefined> {
  const { env, 'env-from': files = [], 'inherit-env': inherits } = args;
  if (!env && files.length === 0 && !inherits) return undefined;
  const inherited = inherits
    ? Object.entries(io.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
    : [];
  const read = await Promise.all(files.map((file) => variablesIn(file, io)));
  return Object.fromEntries([...inherited, ...read.flat(), ...(env ?? []).map(variable)]);
}

function variable(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1 || /\s/.test(text.slice(0, at))) throw new UsageError('assay: --env takes NAME=VALUE; a name has no blanks');
  return [text.slice(0, at), text.slice(at + 1)];
}

async function variablesIn(file: string, io: Io): Promise<[name: string, value: string][]> {
  const { text, problem } = decodeUtf8(readBytes(file, io));
  if (problem) throw new UsageError(`${positionIn(file, problem.position)}: expected UTF-8 text, got ${problem.got}`);
  const { parse } = await import('dotenv');
  return Object.entries(parse(text));
}

/** Whether a path leads out of the folder that it is taken from, on the system that these functions are of. */
export function leavesFolder(path: string, system: Pick<typeof posix, 'isAbsolute' | 'normalize'> = { isAbsolute, normalize }): boolean {
  return system.isAbsolute(path) || system.normalize(path).split(/[\\/]/).includes('..');
}
