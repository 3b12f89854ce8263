import type { ManifestDocument } from '../../engine/documents/manifest.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { isUrl } from '../../engine/wire/url.ts';
import type { PartnerManifest } from '../../fixtures/stand-ins/partner/received.ts';

/** What a partner is known by; a manifest to act by, not one under test: what it lacks is the user's to fix. */
export function partnerManifest(document: ManifestDocument, purpose: string): PartnerManifest {
  const config_vars = document.value('/api/config_vars');
  return {
    id: textAt(document, '/id', purpose),
    password: textAt(document, '/api/password', purpose),
    sso_salt: textAt(document, '/api/sso_salt', purpose),
    config_vars: Array.isArray(config_vars) ? config_vars.filter((name) => typeof name === 'string') : [],
  };
}

export const addressAt = (document: ManifestDocument, pointer: string, purpose: string): string =>
  textAt(document, pointer, purpose, (text) => /^https?:\/\/\S+$/i.test(text) && isUrl(text));

function textAt(document: ManifestDocument, pointer: string, purpose: string, isUsable = (text: string) => text !== ''): string {
  const value = document.value(pointer);
  if (typeof value === 'string' && isUsable(value)) return value;
  throw new UsageError(`${document.json.file}: no ${pointer.slice(1).replaceAll('/', '.')} to ${purpose} with; assay check says more`);
}
