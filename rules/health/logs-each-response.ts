import { defineRule, inEach, ofEach, show, undecided } from '../rule.ts';
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
    const problemsOf = ({ one, path, status }: (typeof asked)[number]) => {
      const logged = loggedStatuses(one.log, path);
      if (logged.includes(String(status))) return [];
      const got = logged[0] === undefined ? 'no such line' : `a line that says ${show(logged[0])}`;
      return inEach([one.seen], `the line ${show(`Response from GET ${path} is ${status}`)}`, got);
    };
    return ofEach(asked, undecided('no configured path is requested and answers'), problemsOf, ({ got }) => got);
  },
});
