import type { Position } from '../documents/json.ts';

export const applicationTypes = ['node', 'play1', 'play2'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

export interface SourceFile {
  /** Relative to the application's folder, with slashes. */
  path: string;
  text: string;
  /** Why a file that is there cannot be read, with its path; its text is empty then. */
  problem?: string;
}

/** Where an application says something: in a file, or by a variable. */
export interface SaidAt {
  variable?: string;
  file?: string;
  position?: Position;
}

/** A folder that is read no further than its own walls. */
export interface Folder {
  /** The bytes of a file inside it, up to a limit; undefined where there is none. */
  read(path: string, limit?: number): Uint8Array | { problem: string } | undefined;
  /** Names in a folder inside it, sorted; none where there is no such folder. */
  names(folder: string): string[];
}

export interface ApplicationSettings {
  /** Variables given with the command, and no others. */
  env?: Readonly<Record<string, string>>;
  platformDir?: string;
  profile?: string;
  maxConnections?: number;
  instances?: number;
}

export type Application = ReturnType<typeof createApplication>;

export function createApplication(type: ApplicationType, name: string, folder: Folder, settings: ApplicationSettings = {}) {
  const files = new Map<string, SourceFile | undefined>();
  /** A file inside the folder, read once; undefined where there is none. Throws nothing. */
  const file = (path: string): SourceFile | undefined => {
    if (!files.has(path)) files.set(path, sourceFile(path, folder.read(path)));
    return files.get(path);
  };
  const { env = {} } = settings;
  /** Whether any variables were given at all; rows that need them are untested otherwise. */
  const hasEnv = settings.env !== undefined;
  return { ...settings, settings, type, name, env, hasEnv, file, names: folder.names, read: folder.read };
}

function sourceFile(path: string, read: ReturnType<Folder['read']>): SourceFile | undefined {
  if (read === undefined) return undefined;
  return 'problem' in read ? { path, text: '', problem: `${path}: ${read.problem}` } : { path, text: new TextDecoder().decode(read) };
}

/** What the platform would do with an application; null where the contract leaves it open. */
export interface Fact {
  value: string | number | boolean | readonly string[] | null;
  /** Why, in words for the terminal; the report holds the value alone. */
  reason: string;
}

export type Facts = Record<string, Fact>;

export const fact = (value: Fact['value'], reason: string): Fact => ({ value, reason });
