/** The value of `-Dname=…` in the text of a deployment goal, without quotes; the last one counts, as it does for Java. */
export function deployOption(goal: string, name: string): string | undefined {
  const options = [...goal.matchAll(/-D([^\s="';]{1,200})=(?:"([^"]*)"|'([^']*)'|([^\s"';]*))/g)];
  const [, , double, single, plain] = options.findLast(([, key]) => key === name) ?? [];
  return double ?? single ?? plain;
}
