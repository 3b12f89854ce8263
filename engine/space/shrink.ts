/** At most this many trials: each is a request to a live service. */
const MAX_TRIALS = 12;

/** What is left of a list, and whether trials show that all of it matters. */
export interface Shrunk<T> {
  left: T[];
  isSmallest: boolean;
}

/**
 * Leaves out of a list what does not matter (delta debugging): `isStill` tells whether the part of the list that it gets still shows
 * what the whole list showed. Where nothing can be left out, the whole is tried once more: what it does not show again was a coincidence.
 */
export async function shrunk<T>(
  all: readonly T[],
  isStill: (part: readonly T[]) => Promise<boolean>,
  trials = MAX_TRIALS,
): Promise<Shrunk<T>> {
  let [left, count] = [[...all], 0];
  const shows = async (part: readonly T[]) => {
    count += 1;
    return isStill(part);
  };
  if (left.length > 0 && (await shows([]))) return { left: [], isSmallest: true };
  for (let size = Math.ceil(left.length / 2); left.length > 1; size = Math.ceil(size / 2)) {
    for (let from = 0; from < left.length && left.length > 1; ) {
      if (count >= trials) return { left, isSmallest: false };
      const part = left.toSpliced(from, size);
      if (part.length > 0 && (await shows(part))) left = part;
      else from += size;
    }
    if (size === 1) break;
  }
  return { left, isSmallest: left.length < all.length || (await shows(left)) };
}

/** Replaces what is left by something milder, as long as the whole still shows what it showed. */
export async function milder<T extends { milder?: T }>(
  left: readonly T[],
  isStill: (part: readonly T[]) => Promise<boolean>,
): Promise<T[]> {
  let mild = [...left];
  for (const [index, { milder: other }] of left.entries())
    if (other && (await isStill(mild.with(index, other)))) mild = mild.with(index, other);
  return mild;
}
