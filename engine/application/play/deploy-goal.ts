/** The last value of `-Dname=…` in the text of a deployment goal; the last one counts, as it does for Java. */
export function deployOption(goal: string, name: string): string | undefined {
  return deployOptions(goal).findLast(([key]) => key === name)?.[1];
}

/** Each `-Dname=value` of a deployment goal, in order; quotes around a value or around the whole option are taken off. */
export function deployOptions(goal: string): [name: string, value: string][] {
  return [...goal.matchAll(/-D([^\s="';]{1,200})=(?:"([^"]*)"|'([^']*)'|([^\s"';]*))/g)].map(
    ([, name = '', double, single, plain = '']) => [name, double ?? single ?? plain],
  );
}
