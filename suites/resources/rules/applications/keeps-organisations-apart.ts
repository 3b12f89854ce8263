import { arrayIn, defineRule, inEach, isSuccess } from '../../../shared/rule.ts';

export default defineRule({
  requirement: 'applications/keeps-organisations-apart',
  reads: ['applications/of-another-organisation'],
  check(seen) {
    // An empty list shows nothing of anybody.
    const shown = seen.filter(({ answer }) => isSuccess(answer) && (arrayIn(answer)?.length ?? 1) > 0);
    return inEach(shown, "a refusal for another organisation's applications", ({ answer }) => {
      const length = arrayIn(answer)?.length;
      return length === undefined ? `status ${answer.status}` : `a list of ${length}`;
    });
  },
});
