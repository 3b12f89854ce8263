import { ofOwnEntries } from '../../shared/add-ons.ts';
import { collapsed, defineRule, inEach, show } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/list-shows-the-plan',
  reads: ['vendor/list'],
  after: ['vendor/list-is-complete'],
  check: (lists) =>
    ofOwnEntries(lists, (own) => {
      const others = own.filter(({ list, entry }) => list.plan && entry.plan !== list.plan.slug);
      return collapsed(others.flatMap(({ list, entry }) => inEach([list], `the plan ${show(list.plan?.slug)}`, show(entry.plan))));
    }),
});
