import { defineRule, kind, notApplicable } from '../rule.ts';

export default defineRule({
  requirement: 'app/custom-build-tool-is-given',
  reads: 'application',
  check({ env: { CC_NODE_BUILD_TOOL: tool, CC_CUSTOM_BUILD_TOOL: command } }) {
    if (tool !== 'custom') return notApplicable('CC_NODE_BUILD_TOOL is not custom');
    if (command !== undefined && command.trim() !== '') return [];
    return [{ variable: 'CC_CUSTOM_BUILD_TOOL', expected: 'a command', got: command ? 'only blanks' : kind(command) }];
  },
});
