import type { FrameworkVersion } from './build.ts';

/** The contract's table of keys, by version line. */
const keys: Record<string, string> = {
  '2.3': 'application.secret',
  '2.4': 'play.crypto.secret',
  '2.5': 'play.crypto.secret',
  '2.6': 'play.http.secret.key',
};

export const releaseLine = ({ major, minor }: FrameworkVersion): string => `${major}.${minor}`;

/** The key that the secret belongs in; undefined for a line that the contract does not list. */
export const secretKeyOf = (version: FrameworkVersion): string | undefined => keys[releaseLine(version)];

export const secretKeys: readonly string[] = [...new Set(Object.values(keys))];

/** Whether a version of the 2.x line is this one or later. */
export const isFrom = ({ major, minor }: FrameworkVersion, from: number): boolean => major === 2 && minor >= from;
