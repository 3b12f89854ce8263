import { endpointProblems } from '../../engine/document/endpoint.ts';
import { defineRule } from '../../engine/rule.ts';

export default defineRule({
  requirement: 'manifest/production-urls-are-present',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check: (_, document) => endpointProblems(document, 'production'),
});
