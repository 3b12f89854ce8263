import { type Answered, type NoVerdict, undecided } from './rule.ts';

/**
 * A refusal proves nothing if we had to send a numeric id as text: the service may compare them strictly. Where a diagnosis shows that
 * every form gets the same answer, whatever its signature, the id may not be the cause.
 */
export function refusedAsText(calls: readonly Answered[], diagnosis?: Answered): NoVerdict | undefined {
  if (!calls.some(({ isNumericId }) => isNumericId)) return undefined;
  const isAlike = diagnosis?.form !== undefined && diagnosis.form !== 'recognised';
  return undecided(isAlike ? 'id-is-a-number-and-all-refused' : 'id-is-a-number');
}
