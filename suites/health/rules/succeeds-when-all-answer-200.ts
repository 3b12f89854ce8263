import { collapsed, defineRule, type RecordingProblem, undecided } from '../../shared/rule.ts';
import { type Deployment, deploymentsOf, failedPaths, failureIn, heading, healthy, healthyText, isAsked } from '../deployments.ts';

export default defineRule({
  requirement: 'health/succeeds-when-all-answer-200',
  watches: healthy,
  check(seen) {
    const sound = deploymentsOf(seen).filter((one) => failedPaths(one).length === 0);
    const checked = sound.filter((one) => one.paths.every((path) => isAsked(one, path)));
    const problems = sound.filter((one) => one.outcome === 'succeeded' || checked.includes(one)).flatMap(problemsOf);
    return problems.length > 0 || checked.length > 0 ? collapsed(problems) : undecided('no deployment asks for its configured paths');
  },
});

const noHeading = () =>
  `The deployment is right to succeed: write the failure heading only if a path returns a status other than ${healthyText()}.`;

function problemsOf({ seen, outcome, log }: Deployment): RecordingProblem[] {
  if (outcome === 'failed')
    return [{ in: seen, expected: `the deployment to succeed with ${healthyText()} on every path`, got: 'a deployment that fails' }];
  return failureIn(log) !== undefined
    ? [{ in: seen, expected: 'no failure heading in the log of a success', got: JSON.stringify(heading()), hint: noHeading() }]
    : [];
}
