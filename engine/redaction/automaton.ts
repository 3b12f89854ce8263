/** Finds many patterns in one pass over a text. */
export type Search<P> = {
  /** Calls `found` with the patterns that end at a place, longest first, until it returns true. */
  scan: (text: string, found: (pattern: P, end: number) => boolean) => void;
  /** How many units at the end of the text are the beginning of a pattern, or a whole one. */
  begunAtEnd: (text: string) => number;
};

const ROOT = 0;
const ASCII = 0x80;

/** An Aho-Corasick automaton: takes linear time for any patterns and text. */
export function automaton<P extends { text: string }>(patterns: readonly P[]): Search<P> {
  const size = 1 + patterns.reduce((sum, { text }) => sum + text.length, 0);
  /** The states after one unit: a small table for ASCII, since most automata serve one answer only, and a map for the rest. */
  const firstStates = new Int32Array(ASCII);
  const otherFirstStates = new Map<number, number>();
  const firstChild = new Int32Array(size);
  const sibling = new Int32Array(size);
  const unitOf = new Uint16Array(size);
  const fallback = new Int32Array(size);
  const depth = new Int32Array(size);
  /** The longest pattern that ends at a state, as its index plus 1. */
  const ending = new Int32Array(size);
  /** For each pattern, the longest other one that is its suffix, as its index plus 1. */
  const shorter = new Int32Array(patterns.length + 1);
  let states = 1;

  function child(state: number, unit: number): number {
    if (state === ROOT) return unit < ASCII ? (firstStates[unit] as number) : (otherFirstStates.get(unit) ?? 0);
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
    if (state === ROOT && unit < ASCII) firstStates[unit] = made;
    else if (state === ROOT) otherFirstStates.set(unit, made);
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

  function scan(text: string, found: (pattern: P, end: number) => boolean): number {
    let state = ROOT;
    for (let at = 0; at < text.length; at += 1) {
      state = follow(state, text.charCodeAt(at));
      let hit = ending[state] as number;
      while (hit !== 0 && !found(patterns[hit - 1] as P, at + 1)) hit = shorter[hit] as number;
    }
    return depth[state] as number;
  }

  return { scan, begunAtEnd: (text) => scan(text, () => true) };
}
