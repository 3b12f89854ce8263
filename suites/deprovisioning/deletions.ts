import { type Answered, isSuccess, type NoVerdict, untested } from '../shared/rule.ts';

/**
 * Deletions of live resources without a body; a refused one is tried again with a body, and then once more later.
 * Rules that need an installed resource come after provision/answers-json: without an id that can be read, plays skip their calls.
 */
export const deletions = ['deprovision/fresh', 'deprovision/first', 'deprovision/with-body', 'deprovision/later'] as const;

/** Judges only the first attempts: they are made as the contract says. */
export function ofAttempts<Found>(seen: readonly Answered[], judge: (attempts: Answered[]) => Found): Found | NoVerdict {
  const attempts = seen.filter(({ label }) => label === 'deprovision/fresh' || label === 'deprovision/first');
  return attempts.length > 0 ? judge(attempts) : untested('no-resource-left');
}

/** Why the service refused a deletion, as far as another attempt that it accepted shows it, and that attempt. */
export function whyRefused(refused: Answered, seen: readonly Answered[]): ['needs-a-body' | 'too-early', Answered] | undefined {
  if (refused.answer.status < 300) return undefined;
  const accepted = seen.filter(({ answer }) => isSuccess(answer));
  const again = accepted.filter(({ resourceId }) => resourceId === refused.resourceId);
  const withBody = again.find(({ label }) => label === 'deprovision/with-body');
  if (withBody) return ['needs-a-body', withBody];
  const older = refused.label === 'deprovision/fresh' && accepted.find(({ label }) => label === 'deprovision/first');
  const later = again.find(({ label }) => label === 'deprovision/later') ?? (older || undefined);
  return later && ['too-early', later];
}
