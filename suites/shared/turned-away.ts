import { type Answered, isSuccess, type NoVerdict, undecided } from './rule.ts';

/** Right calls that were refused; if the first was accepted and a later one refused, we are locked out. */
export function turnedAway(calls: readonly Answered[]): Answered[] | NoVerdict {
  const refused = calls.filter(({ answer }) => !isSuccess(answer));
  const [late] = refused;
  return late && calls[0] !== late ? undecided('accepted-at-first', { status: late.answer.status }) : refused;
}

/** Whether the target refused a call, or failed on it. */
export const howRefused = ({ answer }: Answered) => (answer.status >= 500 ? ('failed' as const) : ('refused' as const));
