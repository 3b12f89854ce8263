import { defineRule, undecided } from '../../engine/rule.ts';
import { collapsed } from '../collapsed.ts';
import { afterTheList, failureIn } from '../deployment-logs.ts';
import { failing, judgedFailures } from '../deployments.ts';

export default defineRule({
  requirement: 'health/logs-a-hint',
  watches: failing,
  check(seen) {
    const lists = judgedFailures(seen).map(({ deployment }) => ({ deployment, rest: afterTheList(failureIn(deployment.log) ?? '') }));
    const begun = lists.filter(({ rest }) => rest !== undefined);
    if (begun.length === 0) return undecided('no deployment fails and lists a failed path');
    return collapsed(
      begun
        .filter(({ rest }) => rest === '')
        .map(({ deployment }) => ({ in: deployment.seen, expected: 'a hint after the list of failed paths', got: 'nothing' })),
    );
  },
});
