import { defineRule, inEach, ofEach, undecided } from '../../shared/rule.ts';
import { failing, insteadOfAHint, judgedFailures, linesAfterTheList } from '../deployments.ts';
import { isHint } from '../hints.ts';

export default defineRule({
  requirement: 'health/logs-a-hint',
  watches: failing,
  check(seen) {
    const begun = judgedFailures(seen).flatMap((one) => {
      const lines = linesAfterTheList(one.failure ?? '');
      return lines ? [{ one, lines }] : [];
    });
    return ofEach(begun, undecided('no deployment fails and lists a failed path'), ({ one, lines }) =>
      lines.some(isHint) ? [] : inEach([one.seen], 'a hint after the list of failed paths', insteadOfAHint(lines)),
    );
  },
});
