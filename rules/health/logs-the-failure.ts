import { defineRule, ofEach, type RecordingProblem, show, undecided } from '../rule.ts';
import { failureIn, isListed } from '../shared/deployment-logs.ts';
import { answerFor, type Deployment, failing, judgedFailures } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/logs-the-failure',
  watches: failing,
  check: (seen) => ofEach(judgedFailures(seen), undecided('no deployment fails on a path that answers'), problemsOf, kindOf),
});

const kindOf = ({ expected, got }: RecordingProblem) => `${expected.split(' ', 2).join(' ')} ${got}`;

function problemsOf({ deployment, failed }: { deployment: Deployment; failed: string[] }): RecordingProblem[] {
  const { seen, log, paths } = deployment;
  const failure = failureIn(log);
  if (failure === undefined) return [{ in: seen, expected: 'the heading "Health check failed:"', got: 'no such line' }];
  const healthy = paths.filter((path) => answerFor(deployment, path) === 200 && isListed(failure, path));
  const problems: RecordingProblem[] = healthy.map((path) => ({ in: seen, expected: 'no healthy path among the failed ones', got: path }));
  if (!failed.some((path) => isListed(failure, path, answerFor(deployment, path)))) {
    const wanted = failed.map((path) => show(`- GET ${path} returned ${answerFor(deployment, path)}.`)).join(' or ');
    problems.push({ in: seen, expected: `the line ${wanted} after the heading`, got: instead(failure, failed) });
  }
  return problems;
}

/** The line that comes nearest to the one that is missing. */
function instead(failure: string, failed: string[]): string {
  const near = failure.split('\n').find((line) => failed.some((path) => line.includes(path)));
  return near === undefined ? 'no such line' : show(near.trim());
}
