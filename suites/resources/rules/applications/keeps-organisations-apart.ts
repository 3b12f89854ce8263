import { arrayIn, defineRule, isSuccess, problem } from '../../../shared/rule.ts';

export default defineRule({
  requirement: 'applications/keeps-organisations-apart',
  reads: ['applications/of-another-organisation'],
  check(seen) {
    // An empty list shows nothing of anybody.
    const shown = seen.filter(({ answer }) => isSuccess(answer) && (arrayIn(answer)?.length ?? 1) > 0);
    return shown.map((call) => {
      const length = arrayIn(call.answer)?.length;
      return length === undefined
        ? problem('accepted', call, { status: call.answer.status })
        : problem('listed', call, { length, with: call.what });
    });
  },
});
