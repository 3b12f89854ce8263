import { collapsed, defineRule, show } from '../rule.ts';
import { entriesOf } from '../shared/add-ons.ts';

export default defineRule({
  requirement: 'vendor/list-names-the-provider',
  reads: ['vendor/list'],
  after: ['vendor/list-is-complete'],
  check: (lists) =>
    collapsed(
      lists.flatMap((list) =>
        entriesOf(list)
          .filter(({ provider_id }) => provider_id !== list.providerId)
          .map(({ provider_id }) => ({ in: list, expected: `provider_id ${show(list.providerId)}`, got: show(provider_id) })),
      ),
    ),
});
