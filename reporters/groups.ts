/** Things under what they have in common, both in the order of their first appearance. */
export function groups<Thing>(things: readonly Thing[], key: (thing: Thing) => string): [string, Thing[]][] {
  const byKey = new Map<string, Thing[]>();
  for (const thing of things) {
    const own = byKey.get(key(thing));
    if (own) own.push(thing);
    else byKey.set(key(thing), [thing]);
  }
  return [...byKey];
}
