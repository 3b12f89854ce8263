import { valuesOf } from '../../../engine/contract/contract.ts';
import { defineRule, ofEach, type ProblemOf, problem, type RecordingPlace, undecided } from '../../shared/rule.ts';
import { askedPaths, failing, healthy, loggedStatuses, responseLine } from '../deployments.ts';

export default defineRule({
  requirement: 'health/logs-each-response',
  isGrouped: true,
  reads: [...healthy, ...failing],
  evenUnanswered: true,
  check(seen) {
    const asked = askedPaths(seen, valuesOf('health-check').method).filter(({ status }) => status !== 0);
    return ofEach(asked, undecided('no-path-answers'), problemsOf);
  },
});

type Asked = ReturnType<typeof askedPaths>[number];

function problemsOf({ one, path, status }: Asked): (RecordingPlace & ProblemOf<'health/logs-each-response'>)[] {
  const logged = loggedStatuses(one.log, path);
  if (logged.includes(String(status))) return [];
  const line = responseLine(path, status);
  return [
    logged[0] === undefined ? problem('no-line', one.seen, { line }) : problem('other-status', one.seen, { line, logged: logged[0] }),
  ];
}
