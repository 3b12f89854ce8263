import { currentTools, deprecatedTools } from '../../engine/application/node/build-tool.ts';
import { defineRule, notApplicable, show } from '../rule.ts';

export default defineRule({
  requirement: 'app/build-tool-is-known',
  reads: 'application',
  for: ['node'],
  check({ env: { CC_NODE_BUILD_TOOL: tool } }) {
    if (tool === undefined) return notApplicable('CC_NODE_BUILD_TOOL is not set');
    if ([...currentTools, ...deprecatedTools].includes(tool)) return [];
    return [{ variable: 'CC_NODE_BUILD_TOOL', expected: `one of ${currentTools.join(', ')}`, got: show(tool) }];
  },
});
