import { isHttpUrl } from '../../../engine/contract/formats.ts';
import type { ManifestDocument } from '../../../engine/documents/manifest.ts';
import { isLoopbackUrl, isPrivateUrl } from '../../../engine/wire/url.ts';
import { at, defineRule, problem, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'manifest/urls-use-https',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, document) {
    const urls = endpoints(document);
    const problems = urls
      .filter(({ url }) => url.protocol === 'http:')
      .map(({ pointer, url }) => problem(wayToFail(pointer, url), at(pointer), { url: url.href }));
    return problems.length === 0 && urls.length < 4 ? untested('urls-not-read', { count: 4 - urls.length }) : problems;
  },
});

/** Nobody outside can call a loopback address, or a test URL on a private network. */
function wayToFail(pointer: string, url: URL) {
  if (isLoopbackUrl(url)) return 'on-loopback';
  return pointer.startsWith('/api/test/') && isPrivateUrl(url) ? 'test-in-a-private-network' : 'plain';
}

/** The absolute URLs of a manifest with their pointers; other requirements judge the rest. */
function endpoints(document: ManifestDocument): { pointer: string; url: URL }[] {
  const pointers = ['production', 'test'].flatMap((environment) => ['base_url', 'sso_url'].map((name) => `/api/${environment}/${name}`));
  return pointers.flatMap((pointer) => {
    const value = document.value(pointer);
    return typeof value === 'string' && isHttpUrl(value) ? [{ pointer, url: new URL(value) }] : [];
  });
}
