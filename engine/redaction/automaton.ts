/** Aho and Corasick's automaton: finds every pattern in one pass, whatever patterns and text look like. */
export type Automaton<P> = {
  /** Tells each place's patterns, longest first, until one is taken. Gives back how many characters at the very end begin a pattern, or are one. */
  scan: (text: string, found: (pattern: P, end: number) => boolean) => number;
};

const ROOT = 0;
const UNITS = 0x10000;

export function automaton<P extends { text: string }>(patterns: readonly P[]): Automaton<P> {
  /** From a state and a character to the next state; one map for all, since most states have one step only. */
  const steps = new Map<number, number>();
  const depths = [0];
  const fallbacks = [ROOT];
  const endings: (P | undefined)[] = [undefined];
  /** The longest pattern that is a suffix of a state, as its state. */
  const shorter = [ROOT];

  function follow(state: number, unit: number): number {
    for (let from = state; ; from = fallbacks[from] as number) {
      const next = steps.get(from * UNITS + unit);
      if (next !== undefined || from === ROOT) return next ?? ROOT;
    }
  }

  function grow(state: number, unit: number): number {
    const fallback = state === ROOT ? ROOT : follow(fallbacks[state] as number, unit);
    fallbacks.push(fallback);
    shorter.push(endings[fallback] ? fallback : (shorter[fallback] as number));
    endings.push(undefined);
    steps.set(state * UNITS + unit, depths.length);
    return depths.push((depths[state] as number) + 1) - 1;
  }

  // All patterns grow by one character at a time: what a state falls back to is shorter, and so is there by then.
  let growing = patterns.map((pattern) => ({ pattern, state: ROOT }));
  for (let depth = 0; growing.length > 0; depth += 1) {
    growing = growing.filter(({ pattern }) => depth < pattern.text.length);
    for (const one of growing) {
      const unit = one.pattern.text.charCodeAt(depth);
      one.state = steps.get(one.state * UNITS + unit) ?? grow(one.state, unit);
      if (depth + 1 === one.pattern.text.length) endings[one.state] ??= one.pattern;
    }
  }

  return {
    scan(text, found) {
      let state = ROOT;
      for (let at = 0; at < text.length; at += 1) {
        state = follow(state, text.charCodeAt(at));
        let hit = endings[state] ? state : (shorter[state] as number);
        while (hit !== ROOT && !found(endings[hit] as P, at + 1)) hit = shorter[hit] as number;
      }
      return depths[state] as number;
    },
  };
}
