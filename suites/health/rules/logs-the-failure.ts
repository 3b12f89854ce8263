import { defineRule, ofEach, type RecordingProblem, show, undecided } from '../../shared/rule.ts';
import { answerFor, type FailedDeployment, failing, heading, isHealthy, judgedFailures, listedIn } from '../deployments.ts';

export default defineRule({
  requirement: 'health/logs-the-failure',
  watches: failing,
  check: (seen) => ofEach(judgedFailures(seen), undecided('no deployment fails on a path that answers'), problemsOf, kindOf),
});

const kindOf = ({ expected, got }: RecordingProblem) => `${expected.split(' ', 2).join(' ')} ${got}`;

function problemsOf(deployment: FailedDeployment): RecordingProblem[] {
  const { seen, paths, failure, failed } = deployment;
  if (failure === undefined) return [{ in: seen, expected: `the heading ${show(heading())}`, got: 'no such line' }];
  const healthy = paths.filter((path) => isHealthy(answerFor(deployment, path)) && listedIn(failure).has(path));
  const problems: RecordingProblem[] = healthy.map((path) => ({ in: seen, expected: 'no healthy path among the failed ones', got: path }));
  if (!failed.some(({ line }) => failure.includes(line))) {
    const wanted = failed.map(({ line }) => show(line)).join(' or ');
    problems.push({ in: seen, expected: `the line ${wanted} after the heading`, got: instead(failure, failed) });
  }
  return problems;
}

/** The line that is most like the missing one. */
function instead(failure: string, failed: FailedDeployment['failed']): string {
  const near = failure.split('\n').find((line) => failed.some(({ path }) => line.includes(path)));
  return near === undefined ? 'no such line' : show(near.trim());
}
