import { defineRule } from '../../engine/judging/rule.ts';
import { ofInputs } from '../shared/tool-usage.ts';

export default defineRule({
  requirement: 'cli/env-set-takes-name-and-value',
  watches: ['cli/env-set'],
  check: (seen) => ofInputs(seen, ['name', 'value']),
});
