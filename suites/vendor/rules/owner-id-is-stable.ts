import { detailOf, ownEntryOf } from '../../shared/add-ons.ts';
import { type Answered, defineRule, problem, show, untested } from '../../shared/rule.ts';

const later = ['vendor/detail-after-update', 'vendor/second-detail-after-update', 'vendor/detail-after-undeclared'] as const;

export default defineRule({
  requirement: 'vendor/owner-id-is-stable',
  isGrouped: true,
  reads: ['vendor/list', 'vendor/followed', 'vendor/detail', ...later],
  check(seen) {
    const owned = seen.flatMap((call) => {
      const owner = ownerIn(call);
      return owner === undefined || call.addonId === undefined ? [] : [{ call, owner, addonId: call.addonId }];
    });
    // Another requirement reports that list and detail name two owners.
    const firstOf = ({ addonId, call }: (typeof owned)[number]) =>
      owned.find((one) => one.addonId === addonId && isList(one.call) === isList(call));
    const again = owned.filter((one) => one !== firstOf(one));
    if (again.length === 0) return untested('owner-seen-once');
    const changed = again.filter((one) => one.owner !== firstOf(one)?.owner);
    return changed.map((one) => problem('changed', one.call, { before: show(firstOf(one)?.owner), owner: show(one.owner) }));
  },
});

const isList = ({ label }: Answered): boolean => label === 'vendor/list';

const ownerIn = (call: Answered): unknown => (isList(call) ? ownEntryOf(call) : detailOf(call))?.owner_id;
