import { answered, type Seen, whyUnanswered } from '../../engine/recording/recording.ts';
import { collapsed, type RecordingFinding, undecided } from '../rule.ts';

export type Authorisation = Seen & { redirect: NonNullable<Seen['redirect']> };

/** A person or a command may have agreed in our place: then there is no exchange, and only where it ended is known. */
const isKnown = (seen: Seen): seen is Authorisation =>
  seen.redirect !== undefined && (seen.exchanges.length === 0 || answered(seen) !== undefined);

/** Judges where the authorize endpoint sent the browser; what got no answer leaves it undecided, unless there is a problem already. */
export function ofRedirects(seen: readonly Seen[], judge: (ended: Authorisation[]) => RecordingFinding): RecordingFinding {
  const silent = seen.find((one) => !isKnown(one));
  const found = judge(seen.filter(isKnown));
  if (!('verdict' in found) && found.length > 0) return collapsed(found);
  return silent ? undecided(whyUnanswered(silent)) : found;
}
