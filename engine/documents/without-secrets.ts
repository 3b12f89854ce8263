import type { Report } from '../../specs/generated/schemas.ts';
import type { ManifestDocument } from './manifest.ts';
import { withoutCredentials } from './show.ts';
import { defined } from './values.ts';

/** The fields that anybody may see; all others are masked, even those that the contract does not know. */
const isPublic = (pointer: string): boolean =>
  /^\/(id|name|api\/config_vars|api\/regions|api\/(production|test)\/(base_url|sso_url))(\/|$)/.test(pointer);

/** The length that the contract asks of a secret; the mask does not show whether a secret is longer. */
const maskLength = 35;

/** Stars for the characters; a last dot shows that not all characters are the same, which a rule checks. */
function maskOf(characters: readonly string[]): string {
  const stars = '*'.repeat(Math.min(characters.length, maskLength));
  return new Set(characters).size > 1 ? `${stars.slice(1)}.` : stars;
}

/** The manifest without its secrets, so that rules judge it the same way again; every line keeps its place. */
export function withoutSecrets({ json, value, previousId }: ManifestDocument): Pick<Report, 'manifest'> {
  const text = json.rewritten?.((pointer, written) => {
    if (typeof written === 'number') return isPublic(pointer) ? undefined : 0;
    const filled = value(pointer);
    const text = typeof filled === 'string' ? filled : written;
    if (!isPublic(pointer)) return maskOf([...text]);
    const shown = withoutCredentials(text).replace(/\$\{[A-Za-z_][A-Za-z0-9_]*\}/g, '$$$&');
    return shown === written ? undefined : shown;
  });
  return text === undefined ? {} : { manifest: { text, ...defined({ previousId }) } };
}
