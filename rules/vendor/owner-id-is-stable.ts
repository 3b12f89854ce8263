import { show } from '../../engine/documents/show.ts';
import { defineRule, untested } from '../../engine/judging/rule.ts';
import type { Answered } from '../../engine/recording/recording.ts';
import { detailOf, ownEntryOf } from '../shared/add-ons.ts';
import { collapsed } from '../shared/collapsed.ts';

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
    const firstOf = (wanted: string) => owned.find(({ addonId }) => addonId === wanted);
    const later = owned.filter((one) => one !== firstOf(one.addonId));
    if (later.length === 0) return untested('the owner of an add-on was seen only once');
    return collapsed(
      later
        .filter(({ addonId, owner }) => owner !== firstOf(addonId)?.owner)
        .map(({ call, addonId, owner }) => ({
          in: call,
          expected: `owner_id ${show(firstOf(addonId)?.owner)}, as before`,
          got: show(owner),
        })),
    );
  },
});

const ownerIn = (call: Answered): unknown => (call.label === 'vendor/list' ? ownEntryOf(call) : detailOf(call))?.owner_id;
