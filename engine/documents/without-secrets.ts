import type { Report } from '../judging/report.ts';
import { defined } from './defined.ts';
import type { ManifestDocument } from './manifest.ts';
import { withoutCredentials } from './show.ts';

/** What of a manifest anybody may see; everything else, known to the contract or not, is masked. */
const isPublic = (pointer: string): boolean =>
  /^\/(id|name|api\/config_vars|api\/regions|api\/(production|test)\/(base_url|sso_url))(\/|$)/.test(pointer);

/** A secret of this length is long enough; that it is longer is not shown. */
const longEnough = 35;

/** Stars in place of the characters; a secret that repeats one character still looks like one. */
function maskOf(characters: readonly string[]): string {
  const stars = '*'.repeat(Math.min(characters.length, longEnough));
  return new Set(characters).size > 1 ? `${stars.slice(1)}.` : stars;
}

/** A manifest as the rules can judge it again: no secret is in it, and each line stands where it stood. */
export function withoutSecrets({ json, value, previousId }: ManifestDocument): Pick<Report, 'manifest'> {
  const text = json.rewritten?.((pointer, written) => {
    if (typeof written === 'number') return isPublic(pointer) ? undefined : 0;
    const filled = value(pointer);
    const meant = typeof filled === 'string' ? filled : written;
    if (!isPublic(pointer)) return maskOf([...meant]);
    const shown = withoutCredentials(meant).replace(/\$\{[A-Za-z_][A-Za-z0-9_]*\}/g, '$$$&');
    return shown === written ? undefined : shown;
  });
  return text === undefined ? {} : { manifest: { text, ...defined({ previousId }) } };
}
