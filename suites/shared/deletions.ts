import { type Answered, isSuccess, type NoVerdict, undecided, untested } from './rule.ts';

/**
 * Deletions of live resources without a body; a refused one is tried again with a body, and then once more later.
 * Rules that need an installed resource come after provision/answers-json: without an id that can be read, plays skip their calls.
 */
export const deletions = ['deprovision/fresh', 'deprovision/first', 'deprovision/with-body', 'deprovision/later'] as const;

/**
 * A refusal proves nothing if we had to send a numeric id as text: the service may compare them strictly. Where a diagnosis shows that
 * every form gets the same answer, whatever its signature, the id may not be the cause.
 */
export function refusedAsText(calls: readonly Answered[], diagnosis?: Answered): NoVerdict | undefined {
  if (!calls.some(({ isNumericId }) => isNumericId)) return undefined;
  const isAlike = diagnosis?.form !== undefined && diagnosis.form !== 'recognised';
  return undecided(isAlike ? 'id-is-a-number-and-all-refused' : 'id-is-a-number');
}

/** Judges only the first attempts: they are made as the contract says. */
export function ofAttempts<Found>(seen: readonly Answered[], judge: (attempts: Answered[]) => Found): Found | NoVerdict {
  const attempts = seen.filter(({ label }) => label === 'deprovision/fresh' || label === 'deprovision/first');
  return attempts.length > 0 ? judge(attempts) : untested('no-resource-left');
}

/** What was different when the service accepted a deletion that it had refused. */
export function acceptedWhen(refused: Answered, seen: readonly Answered[]): 'with a body' | 'later' | undefined {
  if (refused.answer.status < 300) return undefined;
  const accepted = seen.filter(({ answer }) => isSuccess(answer));
  const again = accepted.filter(({ resourceId }) => resourceId === refused.resourceId);
  if (again.some(({ label }) => label === 'deprovision/with-body')) return 'with a body';
  if (again.some(({ label }) => label === 'deprovision/later')) return 'later';
  return refused.label === 'deprovision/fresh' && accepted.some(({ label }) => label === 'deprovision/first') ? 'later' : undefined;
}
