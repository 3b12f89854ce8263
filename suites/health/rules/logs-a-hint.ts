import { defineRule, ofEach, undecided } from '../../shared/rule.ts';
import { failing, insteadOfAHint, judgedFailures, linesAfterTheList } from '../deployments.ts';
import { isHint } from '../hints.ts';

export default defineRule({
  requirement: 'health/logs-a-hint',
  isGrouped: true,
  reads: failing,
  evenUnanswered: true,
  check(seen) {
    const begun = judgedFailures(seen).flatMap((one) => {
      const lines = linesAfterTheList(one.failure ?? '');
      return lines ? [{ one, lines }] : [];
    });
    return ofEach(begun, undecided('no-failed-deployment'), ({ one, lines }) =>
      lines.some(isHint) ? [] : [{ in: one.seen, ...insteadOfAHint(lines) }],
    );
  },
});
