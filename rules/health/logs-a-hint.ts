import { defineRule, inEach, ofEach, undecided } from '../rule.ts';
import { failureIn, insteadOfAHint, linesAfterTheList } from '../shared/deployment-logs.ts';
import { failing, judgedFailures } from '../shared/deployments.ts';
import { isHint } from '../shared/hints.ts';

export default defineRule({
  requirement: 'health/logs-a-hint',
  watches: failing,
  check(seen) {
    const begun = judgedFailures(seen).flatMap(({ deployment }) => {
      const lines = linesAfterTheList(failureIn(deployment.log) ?? '');
      return lines ? [{ deployment, lines }] : [];
    });
    return ofEach(begun, undecided('no deployment fails and lists a failed path'), ({ deployment, lines }) =>
      lines.some(isHint) ? [] : inEach([deployment.seen], 'a hint after the list of failed paths', insteadOfAHint(lines)),
    );
  },
});
