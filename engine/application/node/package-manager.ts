import type { Application } from '../application.ts';
import { packageValue } from '../package-json.ts';

/** What `packageManager` of package.json declares: a manager, and its version without the checksum. */
export interface DeclaredManager {
  name: string;
  version: string;
}

export function declaredManager(application: Application): DeclaredManager | undefined {
  const field = packageValue(application, '/packageManager');
  const [, name, version] = (typeof field === 'string' && /^([^@\s]+)@([^\s+]+)(\+\S*)?$/.exec(field)) || [];
  return name === undefined || version === undefined ? undefined : { name, version };
}

/** The first number of a version. */
export const major = (version: string): number | undefined => {
  const [digits] = /^\d+/.exec(version) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
