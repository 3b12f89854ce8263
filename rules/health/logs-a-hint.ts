import { collapsed, defineRule, undecided } from '../rule.ts';
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
    if (begun.length === 0) return undecided('no deployment fails and lists a failed path');
    const unhinted = begun.filter(({ lines }) => !lines.some(isHint));
    const expected = 'a hint after the list of failed paths';
    return collapsed(unhinted.map(({ deployment, lines }) => ({ in: deployment.seen, expected, got: insteadOfAHint(lines) })));
  },
});
