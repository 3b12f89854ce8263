import { defineRule, ofEach, type ProblemOf, problem, type RecordingPlace, show, undecided } from '../../shared/rule.ts';
import { answerFor, type FailedDeployment, failing, isHealthy, judgedFailures, listedIn } from '../deployments.ts';

export default defineRule({
  requirement: 'health/logs-the-failure',
  isGrouped: true,
  reads: failing,
  evenUnanswered: true,
  check: (seen) => ofEach(judgedFailures(seen), undecided('no-failure-that-answers'), problemsOf),
});

type Found = RecordingPlace & ProblemOf<'health/logs-the-failure'>;

function problemsOf(deployment: FailedDeployment): Found[] {
  const { seen, paths, failure, failed } = deployment;
  if (failure === undefined) return [problem('no-heading', seen, {})];
  const healthy = paths.filter((path) => isHealthy(answerFor(deployment, path)) && listedIn(failure).has(path));
  const problems: Found[] = healthy.map((path) => problem('healthy-listed', seen, { path }));
  return failed.some(({ line }) => failure.includes(line)) ? problems : [...problems, noLine(deployment, failure)];
}

function noLine({ seen, failed }: FailedDeployment, failure: string): Found {
  const lines = failed.map(({ line }) => show(line)).join(' or ');
  // The line that is most like the missing one.
  const near = failure.split('\n').find((line) => failed.some(({ path }) => line.includes(path)));
  return near === undefined ? problem('no-line', seen, { lines }) : problem('other-line', seen, { lines, line: near.trim() });
}
