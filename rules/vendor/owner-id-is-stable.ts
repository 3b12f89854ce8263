import { type Answered, collapsed, defineRule, show, untested } from '../rule.ts';
import { detailOf, ownEntryOf } from '../shared/add-ons.ts';

export default defineRule({
  requirement: 'vendor/owner-id-is-stable',
  reads: [
    'vendor/list',
    'vendor/followed',
    'vendor/detail',
    'vendor/detail-after-update',
    'vendor/second-detail-after-update',
    'vendor/detail-after-undeclared',
  ],
  check(seen) {
    const owned = seen.flatMap((call) => {
      const owner = ownerIn(call);
      return owner === undefined || call.addonId === undefined ? [] : [{ call, owner, addonId: call.addonId }];
    });
    // That list and detail name two owners is told by another requirement.
    const firstOf = ({ addonId, call }: Owned) => owned.find((one) => one.addonId === addonId && isList(one.call) === isList(call));
    const later = owned.filter((one) => one !== firstOf(one));
    if (later.length === 0) return untested('the owner of an add-on was seen only once');
    return collapsed(
      later
        .filter((one) => one.owner !== firstOf(one)?.owner)
        .map((one) => ({ in: one.call, expected: `owner_id ${show(firstOf(one)?.owner)}, as before`, got: show(one.owner) })),
    );
  },
});

interface Owned {
  call: Answered;
  owner: unknown;
  addonId: string;
}

const isList = ({ label }: Answered): boolean => label === 'vendor/list';

const ownerIn = (call: Answered): unknown => (isList(call) ? ownEntryOf(call) : detailOf(call))?.owner_id;
