import { entriesOf } from '../../shared/add-ons.ts';
import { defineRule, inEach, notRun, ofEach, show } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/list-names-the-provider',
  reads: ['vendor/list'],
  after: ['vendor/list-is-complete'],
  check: (lists) =>
    ofEach(lists, notRun, (list) => {
      const others = entriesOf(list).filter(({ provider_id }) => provider_id !== list.providerId);
      return others.flatMap(({ provider_id }) => inEach([list], `provider_id ${show(list.providerId)}`, show(provider_id)));
    }),
});
