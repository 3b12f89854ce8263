import { endpoints, isLoopback } from '../../engine/document/endpoint.ts';
import { defineRule, type Problem, untested } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/urls-use-https',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, document) {
    const urls = endpoints(document);
    const problems = urls
      .filter(({ url }) => url.protocol === 'http:')
      .map(({ at, url }): Problem => ({ at, expected: 'https', got: show(url.href), ...(isLoopback(url) && { level: 'note' }) }));
    return problems.length === 0 && urls.length < 4 ? untested(`${4 - urls.length} of the four URLs cannot be read`) : problems;
  },
});
