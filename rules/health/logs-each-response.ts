import { collapsed, defineRule, show, undecided } from '../rule.ts';
import { loggedStatuses } from '../shared/deployment-logs.ts';
import { answerFor, deploymentsOf, failing, healthy, isAsked } from '../shared/deployments.ts';

export default defineRule({
  requirement: 'health/logs-each-response',
  watches: [...healthy, ...failing],
  check(seen) {
    const asked = deploymentsOf(seen).flatMap((one) =>
      one.paths
        .map((path) => ({ one, path, status: answerFor(one, path) }))
        .filter(({ path, status }) => status !== 0 && isAsked(one, path, 'GET')),
    );
    if (asked.length === 0) return undecided('no configured path is asked for and answers');
    const problems = asked
      .map((line) => ({ ...line, logged: loggedStatuses(line.one.log, line.path) }))
      .filter(({ status, logged }) => !logged.includes(String(status)))
      .map(({ one, path, status, logged }) => ({
        in: one.seen,
        expected: `the line ${show(`Response from GET ${path} is ${status}`)}`,
        got: logged[0] === undefined ? 'no such line' : `a line that says ${show(logged[0])}`,
      }));
    return collapsed(problems, ({ got }) => got);
  },
});
