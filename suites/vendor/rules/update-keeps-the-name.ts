import { afterUpdate, besideUpdate } from '../../shared/add-ons.ts';
import { type Answered, defineRule, problem, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/update-keeps-the-name',
  isGrouped: true,
  reads: ['vendor/detail-after-update', 'vendor/update'],
  check: (seen) => besideUpdate(seen, afterUpdate(seen, otherNames)),
});

function otherNames(details: readonly Answered[]) {
  const named = details.filter(({ isNameKept }) => isNameKept !== undefined);
  if (named.length === 0) return undecided('no-name');
  return named.filter(({ isNameKept }) => !isNameKept).map((detail) => problem('other-name', detail));
}
