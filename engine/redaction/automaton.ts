/** Aho and Corasick's automaton: finds every pattern in one pass, whatever patterns and text look like. */
export type Automaton<P> = {
  /** Gives back how many units at the very end begin a pattern, or are one. */
  scan: (units: Uint16Array, found: (pattern: P, end: number) => boolean) => number;
};

const ROOT = 0;
const ASCII = 0x80;

export function automaton<P extends { text: string }>(patterns: readonly P[]): Automaton<P> {
  const size = 1 + patterns.reduce((sum, { text }) => sum + text.length, 0);
  /** Where a text may begin: a small table, since most automata live for one answer only, and a map for other alphabets. */
  const roots = new Int32Array(ASCII);
  const otherRoots = new Map<number, number>();
  const firstChild = new Int32Array(size);
  const sibling = new Int32Array(size);
  const unitOf = new Uint16Array(size);
  const fallback = new Int32Array(size);
  const depth = new Int32Array(size);
  /** The pattern that ends at a state, or else the longest that is its suffix; counted from 1. */
  const ending = new Int32Array(size);
  const shorter = new Int32Array(patterns.length + 1);
  let states = 1;

  function child(state: number, unit: number): number {
    if (state === ROOT) return unit < ASCII ? (roots[unit] as number) : (otherRoots.get(unit) ?? 0);
    let next = firstChild[state] as number;
    while (next !== 0 && unitOf[next] !== unit) next = sibling[next] as number;
    return next;
  }

  function grow(state: number, unit: number): number {
    const made = states++;
    unitOf[made] = unit;
    depth[made] = (depth[state] as number) + 1;
    sibling[made] = firstChild[state] as number;
    firstChild[state] = made;
    if (state === ROOT && unit < ASCII) roots[unit] = made;
    else if (state === ROOT) otherRoots.set(unit, made);
    return made;
  }

  function follow(state: number, unit: number): number {
    for (let from = state; ; from = fallback[from] as number) {
      const next = child(from, unit);
      if (next !== 0 || from === ROOT) return next;
    }
  }

  patterns.forEach(({ text }, index) => {
    let state = ROOT;
    for (let at = 0; at < text.length; at += 1) state = child(state, text.charCodeAt(at)) || grow(state, text.charCodeAt(at));
    ending[state] ||= index + 1;
  });

  const queue = new Int32Array(size);
  let queued = 1;
  for (let taken = 0; taken < queued; taken += 1) {
    const state = queue[taken] as number;
    for (let next = firstChild[state] as number; next !== 0; next = sibling[next] as number) {
      fallback[next] = state === ROOT ? ROOT : follow(fallback[state] as number, unitOf[next] as number);
      const suffix = ending[fallback[next] as number] as number;
      if (ending[next]) shorter[ending[next] as number] = suffix;
      else ending[next] = suffix;
      queue[queued++] = next;
    }
  }

  return {
    /** Tells each place's patterns, longest first, until one is taken. */
    scan(units, found) {
      let state = ROOT;
      for (let at = 0; at < units.length; at += 1) {
        state = follow(state, units[at] as number);
        let hit = ending[state] as number;
        while (hit !== 0 && !found(patterns[hit - 1] as P, at + 1)) hit = shorter[hit] as number;
      }
      return depth[state] as number;
    },
  };
}
