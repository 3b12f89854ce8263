import { type Answered, gotStatus, inEach, isSuccess, type NoVerdict, notRun, type RecordingFinding, undecided } from '../rule.ts';

/** Why nothing follows from an answer of which only a part arrived. */
export const brokenOff = ({ exchange }: Answered): NoVerdict =>
  undecided(`the answer broke off: ${exchange.error?.message ?? 'the rest did not come'}`);

/** What is served without credentials too; a refusal counts only where the same request with credentials is served. */
export function servedToAnyone(seen: readonly Answered[]): RecordingFinding {
  const [anonymous, own] = [seen.filter(isAnonymous), seen.filter((call) => !isAnonymous(call))];
  if (anonymous.length === 0) return notRun;
  if (!own.some(({ answer }) => isSuccess(answer))) return undecided('the same request with credentials is not served either');
  const served = anonymous.filter(({ answer }) => isSuccess(answer));
  return inEach(served, 'a refusal without credentials', gotStatus);
}

const isAnonymous = ({ label }: Answered) => label.endsWith('/anonymous');

/** What shows that a resource is gone that should have stayed: it does not open any more, or cannot be deleted. */
export const goneProblems = (whose: string, signOn?: Answered, deletion?: Answered) => [
  ...inEach(signOn?.opened === false ? [signOn] : [], `${whose} to still open`, ({ why }) => why ?? 'a resource that no longer opens'),
  ...inEach(deletion && !isSuccess(deletion.answer) ? [deletion] : [], `a successful deletion of ${whose}`, gotStatus),
];
