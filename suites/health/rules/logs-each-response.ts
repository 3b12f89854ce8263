import { valuesOf } from '../../../engine/contract/contract.ts';
import { defineRule, inEach, ofEach, show, undecided } from '../../shared/rule.ts';
import { askedPaths, failing, healthy, loggedStatuses, responseLine } from '../deployments.ts';

export default defineRule({
  requirement: 'health/logs-each-response',
  watches: [...healthy, ...failing],
  check(seen) {
    const asked = askedPaths(seen, valuesOf('health-check').method).filter(({ status }) => status !== 0);
    const problemsOf = ({ one, path, status }: (typeof asked)[number]) => {
      const logged = loggedStatuses(one.log, path);
      if (logged.includes(String(status))) return [];
      const got = logged[0] === undefined ? 'no such line' : `a line that says ${show(logged[0])}`;
      return inEach([one.seen], `the line ${show(responseLine(path, status))}`, got);
    };
    return ofEach(asked, undecided('no configured path is requested and answers'), problemsOf, ({ got }) => got);
  },
});
