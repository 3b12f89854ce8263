import { endpoints } from '../../engine/document/endpoint.ts';
import { isLoopbackUrl } from '../../engine/loopback.ts';
import { type DocumentProblem, defineRule, untested } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/urls-use-https',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, document) {
    const urls = endpoints(document);
    const problems = urls
      .filter(({ url }) => url.protocol === 'http:')
      .map(
        ({ at, url }): DocumentProblem => ({ at, expected: 'https', got: show(url.href), ...(isLoopbackUrl(url) && { level: 'note' }) }),
      );
    return problems.length === 0 && urls.length < 4 ? untested(`${4 - urls.length} of the four URLs cannot be read`) : problems;
  },
});
