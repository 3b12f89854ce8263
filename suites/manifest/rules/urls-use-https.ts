import { isHttpUrl } from '../../../engine/contract/formats.ts';
import type { ManifestDocument } from '../../../engine/documents/manifest.ts';
import { isLoopbackUrl, isPrivateUrl } from '../../../engine/wire/url.ts';
import { type DocumentProblem, defineRule, show, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'manifest/urls-use-https',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, document) {
    const urls = endpoints(document);
    const problems = urls
      .filter(({ url }) => url.protocol === 'http:')
      .map(({ at, url }): DocumentProblem => ({ at, expected: 'https', got: show(url.href), ...weight(at, url) }));
    return problems.length === 0 && urls.length < 4 ? untested(`${4 - urls.length} of the 4 URLs cannot be read`) : problems;
  },
});

/** Nobody outside can call a loopback address, or a test URL on a private network. */
function weight(at: string, url: URL): Pick<DocumentProblem, 'level'> {
  if (isLoopbackUrl(url)) return { level: 'note' };
  return at.startsWith('/api/test/') && isPrivateUrl(url) ? { level: 'should' } : {};
}

/** The absolute URLs of a manifest with their pointers; other requirements judge the rest. */
function endpoints(document: ManifestDocument): { at: string; url: URL }[] {
  const pointers = ['production', 'test'].flatMap((environment) => ['base_url', 'sso_url'].map((name) => `/api/${environment}/${name}`));
  return pointers.flatMap((at) => {
    const value = document.value(at);
    return typeof value === 'string' && isHttpUrl(value) ? [{ at, url: new URL(value) }] : [];
  });
}
