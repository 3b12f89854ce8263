/** Groups things by a key; groups and their things keep the order in which they first appear. */
export function groups<Thing, Key>(things: readonly Thing[], key: (thing: Thing) => Key): [Key, Thing[]][] {
  const byKey = new Map<Key, Thing[]>();
  for (const thing of things) {
    const own = byKey.get(key(thing)) ?? [];
    if (own.push(thing) === 1) byKey.set(key(thing), own);
  }
  return [...byKey];
}
