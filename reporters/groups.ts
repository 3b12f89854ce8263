/** Things under what they have in common, both in the order of their first appearance. */
export function groups<Thing, Key extends string>(things: readonly Thing[], key: (thing: Thing) => Key): [Key, Thing[]][] {
  const byKey = new Map<Key, Thing[]>();
  for (const thing of things) {
    const own = byKey.get(key(thing)) ?? [];
    if (own.push(thing) === 1) byKey.set(key(thing), own);
  }
  return [...byKey];
}
