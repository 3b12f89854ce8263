/** A call, the siblings that it has, and the answer it got, by their names. */
interface Answered<T> {
  one: T;
  /** Calls of one kind differ in nothing that an answer may depend on. */
  kind: string;
  answer: string;
}

/** The calls that are answered otherwise than most of their siblings, each with the answer that is usual there. */
export function unlikeSiblings<T>(all: readonly Answered<T>[]): { one: T; usual: string }[] {
  const overall = commonest(all.map(({ answer }) => answer));
  return [...new Set(all.map(({ kind }) => kind))].flatMap((kind) => {
    const own = all.filter((one) => one.kind === kind);
    const [first = '', second] = commonest(own.map(({ answer }) => answer));
    const isTie = second !== undefined && countOf(first, own) === countOf(second, own);
    const usual = isTie ? (overall.find((answer) => answer === first || answer === second) ?? first) : first;
    return own.filter(({ answer }) => answer !== usual).map(({ one }) => ({ one, usual }));
  });
}

const countOf = (answer: string, all: readonly { answer: string }[]): number => all.filter((one) => one.answer === answer).length;

/** Each of them once, the most common one first. */
function commonest(answers: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([answer]) => answer);
}
