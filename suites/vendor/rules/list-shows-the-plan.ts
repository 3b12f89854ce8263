import { ofOwnEntries } from '../../shared/add-ons.ts';
import { defineRule, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/list-shows-the-plan',
  isGrouped: true,
  reads: ['vendor/list'],
  after: ['vendor/list-is-complete'],
  check: (lists) =>
    ofOwnEntries(lists, (own) => {
      const others = own.filter(({ list, entry }) => list.plan && entry.plan !== list.plan.slug);
      return others.map(({ list, entry }) => problem('other-plan', list, { wanted: list.plan?.slug, found: String(entry.plan) }));
    }),
});
