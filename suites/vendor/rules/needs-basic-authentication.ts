import { isTurnedAway, vendorControl } from '../../shared/add-ons.ts';
import { type Answered, collapsed, defineRule, inEach, isSuccess, type RecordingProblem, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/needs-basic-authentication',
  reads: [vendorControl, 'vendor/refusal'],
  check(seen) {
    const controls = seen.filter(({ label }) => label === vendorControl);
    const accepted = controls.filter(({ answer }) => isSuccess(answer)).map(({ on }) => on);
    const refusals = seen.filter(({ label }) => label !== vendorControl);
    const shut = controls.filter(isTurnedAway);
    const problems = [
      ...inEach(shut, "the manifest's credentials to be accepted", ({ answer, on }) => `status ${answer.status} on ${on}`),
      ...refusals.flatMap((call) => problemsOf(call, accepted)),
    ];
    if (problems.length === 0 && accepted.length === 0) return undecided("no call with the manifest's credentials is served");
    return collapsed(problems, ({ in: call, expected, got }) => `${call.on} ${expected} ${got.split(' ', 2).join(' ')}`);
  },
});

/** The status of a refusal counts only if the right credentials are accepted; a success always counts. */
function problemsOf(call: Answered, accepted: readonly Answered['on'][]): RecordingProblem[] {
  const { status } = call.answer;
  const got = `status ${status} on ${call.on}, with ${call.what}`;
  if (isSuccess(call.answer)) return [{ in: call, expected: 'a refusal', got }];
  return status === 401 || !accepted.includes(call.on) ? [] : [{ in: call, expected: 'status 401', got, level: 'should' }];
}
