import { detailOf, ofOwnEntries, ownEntryOf } from '../../shared/add-ons.ts';
import { type Answered, defineRule, problem, show, untested } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/list-and-detail-agree',
  isGrouped: true,
  reads: ['vendor/list', 'vendor/detail'],
  after: ['vendor/list-is-complete'],
  check(seen) {
    const details = seen.filter((call) => call.label === 'vendor/detail' && detailOf(call));
    const lists = seen.filter(({ label }) => label === 'vendor/list');
    return ofOwnEntries(lists, (own) => {
      const compared = own.flatMap(({ list, entry }) =>
        details.filter(({ addonId }) => addonId === entry.addon_id).map((detail) => ({ list, entry, detail })),
      );
      if (compared.length === 0) return untested('no-listed-detail');
      const wrongOwners = new Set(compared.flatMap(({ list, detail }) => [list, detail]).filter(({ people }) => people?.owner === false));
      return [...compared.flatMap(differences), ...[...wrongOwners].map(wrongOwner)];
    });
  },
});

type Pair = { list: Answered; entry: Record<string, unknown>; detail: Answered };

function differences({ list, entry, detail }: Pair) {
  const { id, owner_id } = detailOf(detail) ?? {};
  const isKnown = list.people?.owner !== undefined || detail.people?.owner !== undefined;
  const isOtherId = id !== undefined && id !== entry.addon_id;
  const isOtherOwner = !isKnown && owner_id !== undefined && owner_id !== entry.owner_id;
  const owners = { listed: show(entry.owner_id), detailed: show(owner_id) };
  return [
    ...(isOtherId ? [problem('other-id', detail, { wanted: show(entry.addon_id), id: show(id) })] : []),
    ...(isOtherOwner ? [problem('other-owner', detail, owners)] : []),
  ];
}

/** If the configuration names the owner, only the answer that names another one is wrong. */
function wrongOwner(call: Answered) {
  const [part, shown] = call.label === 'vendor/list' ? (['list', ownEntryOf(call)] as const) : (['detail', detailOf(call)] as const);
  return problem('not-the-configured-owner', call, { part, owner: show(shown?.owner_id) });
}
