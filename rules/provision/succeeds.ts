import { defineRule, undecided } from '../../engine/judging/rule.ts';
import { problemsIn } from '../wire/answers.ts';

/** Statuses of a refusal that no plan brings about. */
const notAboutThePlan = [401, 403, 405, 411, 415];

export default defineRule({
  requirement: 'provision/succeeds',
  reads: ['provision/first'],
  after: ['auth/accepts-the-manifest-credentials'],
  check(seen) {
    const problems = seen.flatMap((install) => problemsIn('provision/succeeds', install));
    const failed = seen.filter((install) => problems.some((problem) => problem.in === install));
    const refused = failed.find(({ plan, answer: { status } }) => plan?.isDefault && isRefusal(status));
    if (refused?.plan) {
      const { plan, answer } = refused;
      return undecided(`the service refused the default plan slug "${plan.slug}" with ${answer.status}; name one of yours with --plan`);
    }
    return problems;
  },
});

const isRefusal = (status: number) => status >= 400 && status < 500 && !notAboutThePlan.includes(status);
