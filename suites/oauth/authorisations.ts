import { answered, type NoVerdict, type Observed, type RecordingPlace, whyUnanswered } from '../shared/rule.ts';

export type Authorisation = Observed & { redirect: NonNullable<Observed['redirect']> };

/** A person or a command may have agreed for us: then there is no exchange, and only the final address is known. */
const hasEnded = (seen: Observed): seen is Authorisation =>
  seen.redirect !== undefined && (seen.exchanges.length === 0 || answered(seen) !== undefined);

/** Judges where the authorize endpoint sent the browser; undecided if one call got no answer and no other has a problem. */
export function ofRedirects<Problem extends RecordingPlace>(
  seen: readonly Observed[],
  judge: (ended: Authorisation[]) => readonly Problem[] | NoVerdict,
): readonly Problem[] | NoVerdict {
  const silent = seen.find((one) => !hasEnded(one));
  const found = judge(seen.filter(hasEnded));
  const isWrong = !('verdict' in found) && found.length > 0;
  return silent && !isWrong ? { verdict: 'undecided', ...whyUnanswered(silent) } : found;
}
