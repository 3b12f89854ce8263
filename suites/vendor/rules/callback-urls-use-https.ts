import { detailOf, entriesOf } from '../../shared/add-ons.ts';
import { isAbsolute, plainHttp } from '../../shared/addresses.ts';
import { defineRule, ofEach, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/callback-urls-use-https',
  isGrouped: true,
  reads: ['vendor/list', 'vendor/detail'],
  check(seen) {
    const given = seen.flatMap((one) => {
      const shown = one.label === 'vendor/list' ? entriesOf(one) : [detailOf(one) ?? {}];
      return shown.map(({ callback_url: url }) => ({ one, url: String(url) })).filter(({ url }) => isAbsolute(url));
    });
    const problemsOf = ({ one, url }: (typeof given)[number]) => {
      const name = `callback_url of the ${one.label === 'vendor/list' ? 'list' : 'detail'}`;
      return plainHttp(url, name, one).map((found) => ({ ...found, facts: { ...found.facts, label: one.label } }));
    };
    return ofEach(given, undecided('no-complete-callback-url'), problemsOf);
  },
});
