import { show } from '../../engine/documents/show.ts';
import { defineRule, type RecordingProblem, untested } from '../../engine/judging/rule.ts';
import type { Answered } from '../../engine/recording/recording.ts';
import { detailOf, ofOwnEntries } from '../shared/add-ons.ts';
import { collapsed } from '../shared/collapsed.ts';

export default defineRule({
  requirement: 'vendor/list-and-detail-agree',
  reads: ['vendor/list', 'vendor/detail'],
  after: ['vendor/list-is-complete'],
  check(seen) {
    const details = seen.filter(({ label }) => label === 'vendor/detail');
    const lists = seen.filter(({ label }) => label === 'vendor/list');
    return ofOwnEntries(lists, (own) => {
      const pairs = own.flatMap(({ entry }) =>
        details.filter(({ addonId }) => addonId === entry.addon_id).map((detail) => ({ entry, detail })),
      );
      const compared = pairs.filter(({ detail }) => detailOf(detail));
      if (compared.length === 0) return untested('no detail of a listed add-on was served');
      return collapsed(compared.flatMap(({ entry, detail }) => differences(entry, detail)));
    });
  },
});

function differences(entry: Record<string, unknown>, detail: Answered): RecordingProblem[] {
  const { id, owner_id } = detailOf(detail) ?? {};
  const pairs = [
    { name: 'id', listed: entry.addon_id, shown: id },
    { name: 'owner_id', listed: entry.owner_id, shown: owner_id },
  ];
  return pairs
    .filter(({ listed, shown }) => shown !== undefined && listed !== shown)
    .map(({ name, listed, shown }) => ({ in: detail, expected: `${name} ${show(listed)}, as in the list`, got: show(shown) }));
}
