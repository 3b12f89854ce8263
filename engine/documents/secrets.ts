import type { NamedSecret } from '../redaction/scan.ts';
import { valueAt } from './pointer.ts';

/** What of a manifest nobody else may see: fields of its api. */
const names = ['password', 'sso_salt'];

/** The secrets in the api of a manifest, whatever else stands there. */
export function manifestSecrets(api: unknown): NamedSecret[] {
  return names.map((name) => ({ name, value: String(valueAt(api, `/${name}`) ?? '') }));
}

export const isManifestSecret = (pointer: string): boolean => names.some((name) => pointer === `/api/${name}`);
