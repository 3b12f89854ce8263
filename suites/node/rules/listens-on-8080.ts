import { defineRule, type RecordingFinding, type Seen, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'app/listens-on-8080',
  watches: ['app/port'],
  check(seen) {
    const closed = seen.find(({ application }) => application?.accepts === false);
    return closed ? whyClosed(closed) : [];
  },
});

/** An application that is merely slow is not wrong, and neither is one whose command the shell could not run. */
function whyClosed(seen: Seen): RecordingFinding {
  const { ended, output, otherPorts = [], port, waited } = seen.application ?? {};
  const printed = output ? `: ${output}` : '';
  if (ended !== undefined && /status 12[67]$/.test(ended)) return undecided(`the start command could not be run${printed}`);
  const problem = (got: string) => [{ in: seen, expected: `an answer on port ${port}`, got }];
  if (otherPorts.length > 0) return problem(`none: the application listens on port ${otherPorts.join(', ')}`);
  if (ended !== undefined) return problem(`a start command that ${ended} before it listened${printed}`);
  return undecided(`nothing listened on port ${port} within ${waited} s; give it more time with --ready-within`);
}
