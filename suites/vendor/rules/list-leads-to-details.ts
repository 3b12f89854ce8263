import { leadsElsewhere, ofOwnEntries } from '../../shared/add-ons.ts';
import { isAbsolute } from '../../shared/addresses.ts';
import { type Answered, defineRule, notRun, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/list-leads-to-details',
  isGrouped: true,
  reads: ['vendor/list', 'vendor/followed'],
  after: ['vendor/list-is-complete'],
  check(seen) {
    const followed = seen.filter(({ label }) => label === 'vendor/followed');
    const lists = seen.filter(({ label }) => label === 'vendor/list');
    return ofOwnEntries(lists, (own) => {
      const problems = [...own.flatMap(({ list, entry }) => relative(list, entry.callback_url)), ...followed.flatMap(leadsElsewhere)];
      return problems.length === 0 && followed.length === 0 ? notRun() : problems;
    });
  },
});

const relative = (list: Answered, url: unknown) => (typeof url !== 'string' || isAbsolute(url) ? [] : [problem('relative', list, { url })]);
