import { defineRule } from '../../engine/rule.ts';
import { control, letThrough } from '../add-ons.ts';
import { collapsed } from '../collapsed.ts';

export default defineRule({
  requirement: 'vendor/update-answers-200',
  reads: ['vendor/update', control],
  check: (seen) =>
    letThrough(seen, (updates) =>
      collapsed(
        updates
          .filter(({ answer }) => answer.status !== 200)
          .map((update) => ({ in: update, expected: 'status 200', got: `status ${update.answer.status}` })),
      ),
    ),
});
