/** Groups things by a key; groups and their things keep the order in which they first appear. */
export function groups<Thing, Key>(things: readonly Thing[], key: (thing: Thing) => Key): [Key, Thing[]][] {
  const byKey = new Map<Key, Thing[]>();
  for (const thing of things) {
    const group = byKey.get(key(thing));
    if (group) group.push(thing);
    else byKey.set(key(thing), [thing]);
  }
  return [...byKey];
}
