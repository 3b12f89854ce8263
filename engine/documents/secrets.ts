import type { NamedSecret } from '../redaction/scan.ts';
import { valueAt } from './values.ts';

/** The secret fields in `api` of a manifest. */
const secretFields = ['password', 'sso_salt'];

export function manifestSecrets(api: unknown): NamedSecret[] {
  return secretFields.map((name) => ({ name, value: String(valueAt(api, `/${name}`) ?? '') }));
}

export const isManifestSecret = (pointer: string): boolean => secretFields.some((name) => pointer === `/api/${name}`);
