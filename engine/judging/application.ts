import type { Report } from '../../specs/generated/schemas.ts';
import { because, type Reason } from '../catalogue/reason.ts';
import type { Position } from '../documents/text.ts';

export const applicationTypes = ['node', 'play1', 'play2'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

export interface SourceFile {
  /** Relative to the application's folder, with slashes. */
  path: string;
  text: string;
  /** Why the file cannot be read, starting with its path; `text` is empty then. */
  problem?: Reason;
}

/** Where an application declares something: in a file, or by a variable. */
export type DeclaredAt = { variable?: string; file?: string; position?: Position };

/** Reads inside one folder, never outside of it. */
export interface Folder {
  /** The bytes of a file, or why it cannot be read; undefined when there is no such file. */
  read(path: string, limit?: number): Uint8Array | { problem: string } | undefined;
  /** The sorted names in a folder; empty when there is no such folder. */
  names(folder: string): string[];
}

export type JudgedApplication = NonNullable<Report['application']>;

/** What the command says about an application; `env` has the variables given with it, never those of Assay's own environment. */
export type ApplicationSettings = Omit<JudgedApplication, 'type' | 'folders' | 'files'>;

export type Application = ReturnType<typeof createApplication>;

export function createApplication(type: ApplicationType, name: string, folder: Folder, settings: ApplicationSettings = {}) {
  const files = new Map<string, SourceFile | undefined>();
  /** Reads a file once; undefined when there is none. Does not throw. */
  const file = (path: string): SourceFile | undefined => {
    if (!files.has(path)) files.set(path, sourceFile(path, folder.read(path)));
    return files.get(path);
  };
  const { env = {} } = settings;
  /** Without any variables, requirements that need them are untested. */
  const hasEnv = settings.env !== undefined;
  return { ...settings, settings, type, name, env, hasEnv, file, names: folder.names, read: folder.read };
}

function sourceFile(path: string, read: ReturnType<Folder['read']>): SourceFile | undefined {
  if (read === undefined) return undefined;
  if ('problem' in read) return { path, text: '', problem: because('file-not-read', { file: path, why: read.problem }) };
  return { path, text: new TextDecoder().decode(read) };
}

/** What the platform does with an application; the value is null where the contract does not say. */
export interface Fact {
  value: string | number | boolean | readonly string[] | null;
  /** Shown on the terminal; the report holds the value only. */
  reason: string;
}

export type Facts = Record<string, Fact>;

export const fact = (value: Fact['value'], reason: string): Fact => ({ value, reason });
