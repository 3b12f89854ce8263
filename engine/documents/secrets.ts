import type { NamedSecret } from '../redaction/scan.ts';

/** What of a manifest nobody else may see: fields of its api. */
const names = ['password', 'sso_salt'];

/** The secrets in the api of a manifest, whatever else stands there. */
export function manifestSecrets(api: unknown): NamedSecret[] {
  const fields = typeof api === 'object' && api !== null ? (api as Record<string, unknown>) : {};
  return names.map((name) => ({ name, value: String(fields[name] ?? '') }));
}

/** Whether a pointer into a manifest leads to a secret. */
export const isManifestSecret = (pointer: string): boolean => names.some((name) => pointer === `/api/${name}`);
