import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';
import { ofOwnEntries } from '../add-ons.ts';
import { collapsed } from '../collapsed.ts';

export default defineRule({
  requirement: 'vendor/list-shows-the-plan',
  reads: ['vendor/list'],
  after: ['vendor/list-is-complete'],
  check: (lists) =>
    ofOwnEntries(lists, (own) =>
      collapsed(
        own
          .filter(({ list, entry }) => list.plan && entry.plan !== list.plan.slug)
          .map(({ list, entry }) => ({ in: list, expected: `the plan ${show(list.plan?.slug)}`, got: show(entry.plan) })),
      ),
    ),
});
