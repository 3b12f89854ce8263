import { type Markup, markup, outsideText } from './markup.ts';

/** What was expected beside what was got; where both start or end alike, the words that differ are marked. */
export function difference(expected: string, got: string): { expected: Markup; got: Markup } {
  const [one, two] = [words(expected), words(got)];
  const most = Math.min(one.length, two.length);
  let start = 0;
  while (start < most && one[start] === two[start]) start++;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === two.at(-1 - end)) end++;
  const isAlike = [...one.slice(0, start), ...one.slice(one.length - end)].some((word) => /\S/.test(word));
  if (!isAlike || expected === got || expected.length + got.length > 1_000)
    return { expected: outsideText(expected), got: outsideText(got) };
  // What follows in the longer one is a remark, not the value.
  const length = end > 0 ? Number.POSITIVE_INFINITY : Math.max(1, one.length - start);
  return { expected: marked(one, start, one.length - end), got: marked(two, start, Math.min(two.length - end, start + length)) };
}

const words = (text: string): string[] => text.split(/(\s+)/);

const marked = (all: readonly string[], from: number, to: number): Markup =>
  markup`<bdi>${all.slice(0, from).join('')}${to > from && markup`<mark>${all.slice(from, to).join('')}</mark>`}${all.slice(to).join('')}</bdi>`;
