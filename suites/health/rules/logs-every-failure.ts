import { defineRule, problem, undecided } from '../../shared/rule.ts';
import { judgedFailures } from '../deployments.ts';

export default defineRule({
  requirement: 'health/logs-every-failure',
  reads: ['health/two-of-three'],
  evenUnanswered: true,
  check(seen) {
    const begun = judgedFailures(seen).filter(({ failure = '', failed }) => failed.some(({ line }) => failure.includes(line)));
    if (begun.length === 0) return undecided('no-failed-deployment');
    return begun.flatMap(({ seen: one, failure = '', failed }) =>
      failed.filter(({ line }) => !failure.includes(line)).map(({ path, line }) => problem('no-line', one, { path, line })),
    );
  },
});
