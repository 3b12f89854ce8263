import { notPlayed } from '../../engine/judge-recording.ts';
import { defineRule, type RecordingProblem, undecided, untested } from '../../engine/rule.ts';
import { collapsed } from '../collapsed.ts';
import { type Deployment, deploymentsOf, failedPaths, failing, healthy, isAsked, otherPaths, statusOf } from '../deployments.ts';

export default defineRule({
  requirement: 'health/any-other-status-fails-the-deployment',
  watches: [...failing, ...healthy],
  check(seen) {
    const deployments = deploymentsOf(seen);
    const broken = deployments.filter((one) => failedPaths(one).some((path) => isAsked(one, path)));
    const controls = deployments.filter((one) => failedPaths(one).length === 0);
    if (broken.length === 0) return untested(notPlayed);
    if (!controls.some(({ outcome }) => outcome === 'succeeded'))
      return undecided('no deployment succeeds, not even with 200 on every path');
    const habits = new Set(controls.flatMap(otherPaths));
    const problems = [
      ...succeeded(
        broken.filter(({ paths }) => paths.length === 1),
        'on the only path',
      ),
      ...succeeded(
        broken.filter(({ paths }) => paths.length > 1),
        'on one of several paths',
      ),
      ...broken.flatMap((one) => followed(one, habits)),
    ];
    return collapsed(problems);
  },
});

/** Those that succeeded all the same, told at once with the statuses that were let pass. */
function succeeded(broken: Deployment[], where: string): RecordingProblem[] {
  const passed = broken.filter(({ outcome }) => outcome === 'succeeded');
  const statuses = passed.flatMap((one) => failedPaths(one).map((path) => statusOf(one, path) || 'no answer'));
  const [first] = passed;
  if (!first) return [];
  return [
    { in: first.seen, expected: 'a deployment that fails', got: `one that succeeds with ${[...new Set(statuses)].join(', ')} ${where}` },
  ];
}

/** A redirect leads to a path that is asked for in no other deployment. */
function followed(deployment: Deployment, habits: ReadonlySet<string>): RecordingProblem[] {
  const isRedirected = failedPaths(deployment).some((path) => Math.floor(statusOf(deployment, path) / 100) === 3);
  const [target] = isRedirected ? otherPaths(deployment).filter((path) => !habits.has(path)) : [];
  return target === undefined ? [] : [{ in: deployment.seen, expected: 'a redirect that is not followed', got: `a request for ${target}` }];
}
