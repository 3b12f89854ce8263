import { adviceOnStart, crashText } from '../../../engine/application/crash.ts';
import { defineRule, type RecordingFinding, type Seen, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'app/listens-on-8080',
  watches: ['app/port'],
  check(seen) {
    const closed = seen.find(({ application }) => application?.accepts === false);
    return closed ? whyClosed(closed) : [];
  },
});

const FIX_FIRST = 'Run the start command by hand in this folder, and correct what ends it; only then the port can be tested.';

/** An application that is merely slow is not wrong, and neither is one whose command the shell could not run. */
function whyClosed(seen: Seen): RecordingFinding {
  const { ended, output, stack = [], otherPorts = [], readsPort, port, waited } = seen.application ?? {};
  const printed = output ? `: ${crashText({ error: output, stack })}` : '';
  if (ended !== undefined && /status 12[67]$/.test(ended)) return undecided(`the start command could not be run${printed}`);
  const problem = (got: string, hint?: string) => [
    { in: seen, expected: `an answer on port ${port}`, got, ...(hint !== undefined && { hint }) },
  ];
  const setsPort = `The code reads PORT: add --env PORT=${port} here, and set it on the platform too.`;
  if (otherPorts.length > 0)
    return problem(`none: the application listens on port ${otherPorts.join(', ')}`, readsPort ? setsPort : undefined);
  if (ended !== undefined)
    return problem(`a start command that ${ended} before it listened${printed}`, (output && adviceOnStart(output)) || FIX_FIRST);
  return undecided(`nothing listened on port ${port} within ${waited} s; give it more time with --ready-within`);
}
