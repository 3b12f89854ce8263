import { currentTools, deprecatedTools } from '../../engine/application/node/build-tool.ts';
import { defineRule, notApplicable } from '../rule.ts';

export default defineRule({
  requirement: 'app/build-tool-is-current',
  reads: 'application',
  for: ['node'],
  after: ['app/build-tool-is-known'],
  check({ env: { CC_NODE_BUILD_TOOL: tool } }) {
    if (tool === undefined) return notApplicable('CC_NODE_BUILD_TOOL is not set');
    if (!deprecatedTools.includes(tool)) return [];
    return [{ variable: 'CC_NODE_BUILD_TOOL', expected: `one of ${currentTools.join(', ')}`, got: `${tool}, which is deprecated` }];
  },
});
