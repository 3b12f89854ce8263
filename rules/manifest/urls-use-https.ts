import { endpoints, isLoopback } from '../../engine/document/endpoint.ts';
import { defineRule, type Problem } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/urls-use-https',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, document) {
    return endpoints(document)
      .filter(({ url }) => url.protocol === 'http:')
      .map(({ at, url }): Problem => ({ at, expected: 'https', got: show(url.href), ...(isLoopback(url) && { level: 'note' }) }));
  },
});
