import { collapsed, defineRule, notRun, type RecordingProblem, undecided } from '../../shared/rule.ts';
import {
  answerFor,
  type Deployment,
  deploymentsOf,
  failedPaths,
  failing,
  failureIn,
  healthy,
  healthyText,
  isAsked,
} from '../deployments.ts';

export default defineRule({
  requirement: 'health/any-other-status-fails-the-deployment',
  watches: [...failing, ...healthy],
  check(seen) {
    const deployments = deploymentsOf(seen);
    const broken = deployments.filter((one) => failedPaths(one).some((path) => isAsked(one, path)));
    const controls = deployments.filter((one) => failedPaths(one).length === 0);
    if (broken.length === 0) return notRun;
    if (!controls.some(({ outcome }) => outcome === 'succeeded'))
      return undecided(`no deployment succeeds, not even with ${healthyText()} on every path`);
    const [single, several] = [broken.filter(({ paths }) => paths.length === 1), broken.filter(({ paths }) => paths.length > 1)];
    return collapsed([...succeeded(single, 'on the only path'), ...succeeded(several, 'on one of several paths')]);
  },
});

const failTheDeployment =
  'The health check notices the failure and logs it: let it fail the deployment too, and let drive.deploy exit with status 1.';

/** The deployments that succeeded although a path failed, as one problem with all their statuses. */
function succeeded(broken: Deployment[], where: string): RecordingProblem[] {
  const passed = broken.filter(({ outcome }) => outcome === 'succeeded');
  const statuses = passed.flatMap((one) => failedPaths(one).map((path) => answerFor(one, path) || 'no answer'));
  const [first] = passed;
  if (!first) return [];
  const isReported = passed.every(({ log }) => failureIn(log) !== undefined);
  const got = `a deployment that succeeds with ${[...new Set(statuses)].join(', ')} ${where}`;
  const problem = { in: first.seen, expected: 'the deployment to fail', got };
  return [isReported ? { ...problem, got: `${got}, though its log reports the failure`, hint: failTheDeployment } : problem];
}
