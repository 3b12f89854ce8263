import { collapsed, defineRule, inEach, undecided } from '../rule.ts';
import { afterUpdate } from '../shared/add-ons.ts';

export default defineRule({
  requirement: 'vendor/update-keeps-the-name',
  reads: ['vendor/detail-after-update', 'vendor/update'],
  check: (seen) =>
    afterUpdate(seen, (details) => {
      const named = details.filter(({ isNameKept }) => isNameKept !== undefined);
      if (named.length === 0) return undecided('no detail has a name to compare');
      const renamed = named.filter(({ isNameKept }) => !isNameKept);
      return collapsed(inEach(renamed, 'the name that the add-on had before the update', 'a different name'));
    }),
});
