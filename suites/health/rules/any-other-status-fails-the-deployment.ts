import { defineRule, notRun, problem, undecided } from '../../shared/rule.ts';
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
  reads: [...failing, ...healthy],
  evenUnanswered: true,
  check(seen) {
    const deployments = deploymentsOf(seen);
    const broken = deployments.filter((one) => failedPaths(one).some((path) => isAsked(one, path)));
    const controls = deployments.filter((one) => failedPaths(one).length === 0);
    if (broken.length === 0) return notRun();
    if (!controls.some(({ outcome }) => outcome === 'succeeded')) return undecided('no-success', { healthy: healthyText() });
    const [single, several] = [broken.filter(({ paths }) => paths.length === 1), broken.filter(({ paths }) => paths.length > 1)];
    return [...succeeded(single, 'only-path-failed'), ...succeeded(several, 'one-of-several-failed')];
  },
});

/** The deployments that succeeded although a path failed, as one problem with all their statuses. */
function succeeded(broken: Deployment[], code: 'only-path-failed' | 'one-of-several-failed') {
  const passed = broken.filter(({ outcome }) => outcome === 'succeeded');
  const [first, ...others] = passed;
  if (!first) return [];
  const statuses = [...new Set(passed.flatMap((one) => failedPaths(one).map((path) => answerFor(one, path))))];
  const answers = statuses.map((status) => status || 'no answer');
  const isReported = passed.every(({ log }) => failureIn(log) !== undefined) || undefined;
  return [{ ...problem(code, first.seen, { statuses, answers, isReported }), with: others.map(({ seen }) => seen) }];
}
