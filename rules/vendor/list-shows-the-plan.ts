import { collapsed, defineRule, show } from '../rule.ts';
import { ofOwnEntries } from '../shared/add-ons.ts';

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
