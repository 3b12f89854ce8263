import { resolve } from 'node:path';
import { readDocument } from '../../engine/documents/read.ts';
import { decodeUtf8 } from '../../engine/documents/text.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Io } from '../io.ts';
import type { ApplicationArguments } from './arguments.ts';

type Given = Partial<Pick<ApplicationArguments, 'env' | 'env-file' | 'inherit-env'>>;

/** The variables of the application, the nearest to the command line last; undefined where none were given. */
export async function givenVariables(args: Given, io: Io): Promise<Record<string, string> | undefined> {
  const { env, 'env-file': files, 'inherit-env': inherits } = args;
  if (!env && !files && !inherits) return undefined;
  const own = inherits ? Object.entries(io.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])) : [];
  const read = files ? await Promise.all(files.map((file) => variablesIn(file, io))) : [];
  return Object.fromEntries([...own, ...read.flat(), ...(env ?? []).map(variable)]);
}

/** One argument, split at the first equals sign. */
function variable(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1 || /\s/.test(text.slice(0, at))) throw new UsageError('assay: --env takes NAME=VALUE; a name has no blanks');
  return [text.slice(0, at), text.slice(at + 1)];
}

async function variablesIn(file: string, io: Io): Promise<[name: string, value: string][]> {
  const { text, problem } = decodeUtf8(readDocument(file, resolve(io.cwd, file)));
  if (problem) throw new UsageError(`${file}:${problem.position.line}:${problem.position.column}: expected UTF-8 text, got ${problem.got}`);
  const { parse } = await import('dotenv');
  return Object.entries(parse(text));
}
