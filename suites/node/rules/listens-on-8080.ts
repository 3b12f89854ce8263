import { adviceOnStart, crashText } from '../../shared/application/crash.ts';
import { defineRule, type NoVerdict, type Observed, type ProblemOf, problem, type RecordingPlace, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'app/listens-on-8080',
  reads: ['app/port'],
  evenUnanswered: true,
  check(seen) {
    const closed = seen.find(({ application }) => application?.accepts === false);
    return closed ? whyClosed(closed) : [];
  },
});

/** A shell ends with these if it cannot run a command. */
const notRunnable = [126, 127];

/** An application that is merely slow is not wrong, and neither is one whose command the shell could not run. */
function whyClosed(seen: Observed): (RecordingPlace & ProblemOf<'app/listens-on-8080'>)[] | NoVerdict {
  const { ended, exitStatus = 0, output, stack = [], otherPorts: ports = [], readsPort, port, waited } = seen.application ?? {};
  const printed = output ? crashText({ error: output, stack }) : undefined;
  if (notRunnable.includes(exitStatus)) return undecided('not-startable', { printed });
  if (ports.length > 0) return [problem(readsPort ? 'reads-port' : 'other-port', seen, { port, ports })];
  if (ended !== undefined) return [problem('ended', seen, { port, ended, printed, advice: adviceOnStart(output ?? '') })];
  return undecided('not-listening', { port, seconds: waited });
}
