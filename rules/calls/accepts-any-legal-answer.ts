import { isObject } from '../../engine/document/manifest.ts';
import { answered, whyUnanswered } from '../../engine/recording.ts';
import { defineRule, undecided } from '../../engine/rule.ts';
import { detailOf, showsUndeclared } from '../add-ons.ts';
import { collapsed } from '../collapsed.ts';

export default defineRule({
  requirement: 'calls/accepts-any-legal-answer',
  watches: ['calls/install', 'calls/declared-detail'],
  check(seen) {
    const installs = seen.filter(({ label, isListed }) => label === 'calls/install' && isListed?.after !== undefined);
    const details = seen.filter(({ label }) => label === 'calls/declared-detail');
    const shown = details
      .flatMap((one) => answered(one) ?? [])
      .flatMap((one) => {
        const config = detailOf(one)?.config;
        return isObject(config) ? showsUndeclared(config, one).map((problem) => ({ in: one, ...problem })) : [];
      });
    const lost = installs
      .filter(({ isListed }) => !isListed?.after)
      .map((one) => ({ in: one, expected: 'an installed add-on', got: `none in the list after the answer ${one.what}` }));
    if (lost.length === installs.length && shown.length === 0) return undecided('no install is in the vendor list afterwards');
    const problems = [...lost, ...shown];
    const silent = details.find((one) => !answered(one));
    return problems.length === 0 && silent ? undecided(whyUnanswered(silent)) : collapsed(problems);
  },
});
