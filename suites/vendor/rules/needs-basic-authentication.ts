import { isRefusal } from '../../../engine/contract/refusals.ts';
import { isTurnedAway, vendorControl } from '../../shared/add-ons.ts';
import { unlikeFirst } from '../../shared/credentials.ts';
import { type Answered, defineRule, isSuccess, type ProblemOf, problem, type RecordingPlace, undecided } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/needs-basic-authentication',
  isGrouped: true,
  reads: [vendorControl, 'vendor/refusal'],
  check(seen) {
    const controls = seen.filter(({ label }) => label === vendorControl);
    const accepted = controls.filter(({ answer }) => isSuccess(answer)).map(({ on }) => on);
    const refusals = seen.filter(({ label }) => label !== vendorControl);
    const shut = controls.filter(isTurnedAway);
    const problems = [
      ...shut.map((call) => problem('right-credentials-refused', call, { status: call.answer.status, on: call.on })),
      ...unlikeFirst(refusals).flatMap((call) => problemsOf(call, accepted)),
    ];
    if (problems.length === 0 && accepted.length === 0) return undecided('no-vendor-call');
    return problems;
  },
});

/** The status of a refusal counts only if the right credentials are accepted; a success always counts. */
function problemsOf(
  call: Answered,
  accepted: readonly Answered['on'][],
): (RecordingPlace & ProblemOf<'vendor/needs-basic-authentication'>)[] {
  const { on, what, answer } = call;
  const facts = { status: answer.status, on, what };
  if (isSuccess(answer)) return [problem('accepted', call, facts)];
  return isRefusal(answer.status) || !accepted.includes(on) ? [] : [problem('other-refusal', call, facts)];
}
