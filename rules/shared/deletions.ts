import { type Answered, isSuccess, type NoVerdict, type RecordingFinding, undecided, untested } from '../rule.ts';

/** Deletions of live resources without a body; each that was refused is tried again with a body, then once more after a while. */
export const deletions = ['deprovision/fresh', 'deprovision/first', 'deprovision/with-body', 'deprovision/later'] as const;

/** A resource has to have an id that can be read; plays say by themselves where it names nothing. */
export const readable = ['provision/answers-json'] as const;

/** A refusal says nothing where we had to turn a number into text: the service may compare them strictly. */
export const refusedAsText = (calls: readonly Answered[]): NoVerdict | undefined =>
  calls.some(({ isNumericId }) => isNumericId)
    ? undecided('the service gives its id as a number, and refuses that number as text')
    : undefined;

/** Judges the first attempts, as the contract has them. */
export function ofAttempts(seen: readonly Answered[], judge: (attempts: Answered[]) => RecordingFinding): RecordingFinding {
  const attempts = seen.filter(({ label }) => label === 'deprovision/fresh' || label === 'deprovision/first');
  return attempts.length > 0 ? judge(attempts) : untested('there was no resource left to delete');
}

/** What was different when a deletion that had been refused was accepted. */
export function acceptedWhen(refused: Answered, seen: readonly Answered[]): 'with a body' | 'later' | undefined {
  if (refused.answer.status < 300) return undefined;
  const accepted = seen.filter(({ answer }) => isSuccess(answer));
  const again = accepted.filter(({ resourceId }) => resourceId === refused.resourceId);
  if (again.some(({ label }) => label === 'deprovision/with-body')) return 'with a body';
  if (again.some(({ label }) => label === 'deprovision/later')) return 'later';
  return refused.label === 'deprovision/fresh' && accepted.some(({ label }) => label === 'deprovision/first') ? 'later' : undefined;
}
