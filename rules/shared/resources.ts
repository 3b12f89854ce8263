import { type Answered, gotStatus, inEach, isSuccess, type NoVerdict, undecided } from '../rule.ts';

/** Why an answer that arrived only in part is not judged. */
export const brokenOff = ({ exchange }: Answered): NoVerdict =>
  undecided(`the answer broke off: ${exchange.error?.message ?? 'the rest did not come'}`);

/** Problems that show that a resource is gone and should not be: it no longer opens, or cannot be deleted. */
export const goneProblems = (whose: string, signOn?: Answered, deletion?: Answered) => [
  ...inEach(signOn?.opened === false ? [signOn] : [], `${whose} to still open`, ({ why }) => why ?? 'a resource that no longer opens'),
  ...inEach(deletion && !isSuccess(deletion.answer) ? [deletion] : [], `a successful deletion of ${whose}`, gotStatus),
];
