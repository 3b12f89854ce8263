import { type Answered, gotStatus, inEach, isSuccess, type NoVerdict, notRun, type RecordingFinding, undecided } from '../rule.ts';

/** Why an answer that arrived only in part is not judged. */
export const brokenOff = ({ exchange }: Answered): NoVerdict =>
  undecided(`the answer broke off: ${exchange.error?.message ?? 'the rest did not come'}`);

/** Requests that are served without credentials; a refusal counts only if the same request with credentials is served. */
export function servedToAnyone(seen: readonly Answered[]): RecordingFinding {
  const [anonymous, credentialed] = [seen.filter(isAnonymous), seen.filter((call) => !isAnonymous(call))];
  if (anonymous.length === 0) return notRun;
  if (!credentialed.some(({ answer }) => isSuccess(answer))) return undecided('the same request with credentials is not served either');
  const served = anonymous.filter(({ answer }) => isSuccess(answer));
  return inEach(served, 'a refusal without credentials', gotStatus);
}

const isAnonymous = ({ label }: Answered) => label.endsWith('/anonymous');

/** Problems that show that a resource is gone and should not be: it no longer opens, or cannot be deleted. */
export const goneProblems = (whose: string, signOn?: Answered, deletion?: Answered) => [
  ...inEach(signOn?.opened === false ? [signOn] : [], `${whose} to still open`, ({ why }) => why ?? 'a resource that no longer opens'),
  ...inEach(deletion && !isSuccess(deletion.answer) ? [deletion] : [], `a successful deletion of ${whose}`, gotStatus),
];
