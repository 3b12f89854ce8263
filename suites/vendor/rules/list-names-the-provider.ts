import { entriesOf } from '../../shared/add-ons.ts';
import { defineRule, notRun, ofEach, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/list-names-the-provider',
  isGrouped: true,
  reads: ['vendor/list'],
  after: ['vendor/list-is-complete'],
  check: (lists) =>
    ofEach(lists, notRun(), (list) => {
      const others = entriesOf(list).filter(({ provider_id }) => provider_id !== list.providerId);
      return others.map((entry) => problem('other-provider', list, { wanted: list.providerId, found: String(entry.provider_id) }));
    }),
});
