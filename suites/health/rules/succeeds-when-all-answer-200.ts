import { defineRule, type ProblemOf, problem, type RecordingPlace, undecided } from '../../shared/rule.ts';
import { type Deployment, deploymentsOf, failedPaths, failureIn, healthy, isAsked, otherPaths } from '../deployments.ts';

export default defineRule({
  requirement: 'health/succeeds-when-all-answer-200',
  isGrouped: true,
  reads: healthy,
  evenUnanswered: true,
  check(seen) {
    const sound = deploymentsOf(seen).filter((one) => failedPaths(one).length === 0);
    const checked = sound.filter((one) => one.paths.every((path) => isAsked(one, path)));
    const problems = sound.filter((one) => one.outcome === 'succeeded' || checked.includes(one)).flatMap(problemsOf);
    return problems.length > 0 || checked.length > 0 ? problems : undecided('no-configured-path');
  },
});

function problemsOf(deployment: Deployment): (RecordingPlace & ProblemOf<'health/succeeds-when-all-answer-200'>)[] {
  const { seen, outcome, log } = deployment;
  const others = otherPaths(deployment);
  if (outcome === 'failed') return [others.length > 0 ? problem('fails-for-another', seen, { others }) : problem('fails', seen, {})];
  return failureIn(log) === undefined ? [] : [problem('has-the-heading', seen, {})];
}
