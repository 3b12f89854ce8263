import { defineRule } from '../../engine/judging/rule.ts';
import { ofInputs } from '../shared/tool-usage.ts';

export default defineRule({
  requirement: 'cli/create-takes-its-inputs',
  watches: ['cli/create'],
  check: (seen) => ofInputs(seen, ['type', 'name', 'region', 'organisation']),
});
