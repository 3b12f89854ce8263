/** How texts are searched: one by one, or many at once, since most hold nothing to hide. */
export interface Hiding {
  text: (text: string) => string;
  areClean: (texts: Iterable<string>) => boolean;
}

/** JSON nested deeper is cut: it is an attack on the stack, and nobody reads it. */
const DEEPEST = 500;

/** So many items of a list are searched at once. */
const AT_ONCE = 50;

function redactedNumber(number: number, text: (text: string) => string): number | string {
  const written = String(number);
  const shown = text(written);
  return shown === written ? number : shown;
}

function walk(json: unknown, text: (text: string) => string, depth: number): unknown {
  if (typeof json === 'string') return text(json);
  if (typeof json === 'number') return redactedNumber(json, text);
  if (typeof json !== 'object' || json === null) return json;
  if (depth === 0) return '[cut: nested too deeply]';
  if (Array.isArray(json)) return json.map((item) => walk(item, text, depth - 1));
  return walkFields(json, text, (item) => walk(item, text, depth - 1));
}

function walkFields(json: object, text: (text: string) => string, each: (item: unknown) => unknown): unknown {
  const fields = new Map<string, unknown>();
  for (const [key, item] of Object.entries(json)) {
    const shown = text(key);
    let free = shown;
    // Two secrets used as keys may look alike once redacted; neither field may get lost.
    for (let count = 2; fields.has(free); count += 1) free = `${shown} (${count})`;
    fields.set(free, each(item));
  }
  return Object.fromEntries(fields);
}

/** False when it is nested too deeply. */
function gather(json: unknown, into: Set<string>, depth: number): boolean {
  if (typeof json === 'string') into.add(json);
  else if (typeof json === 'number') into.add(String(json));
  if (typeof json !== 'object' || json === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(json)) return json.every((item) => gather(item, into, depth - 1));
  return Object.entries(json).every(([key, item]) => gather(item, into.add(key), depth - 1));
}

/** Every text in it, names of fields and numbers too; undefined when it is nested too deeply. */
export function textsIn(json: unknown): Set<string> | undefined {
  const texts = new Set<string>();
  return gather(json, texts, DEEPEST) ? texts : undefined;
}

function isClean(json: unknown, { areClean }: Hiding): boolean {
  const texts = textsIn(json);
  return texts !== undefined && areClean(texts);
}

function walkList(items: readonly unknown[], hiding: Hiding): unknown[] {
  const shown: unknown[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE);
    if (isClean(some, hiding)) shown.push(...some);
    else for (const item of some) shown.push(isClean(item, hiding) ? item : walk(item, hiding.text, DEEPEST));
  }
  return shown;
}

/** The same JSON with every text in it hidden, names of fields too; a number that spells a secret becomes a text. */
export function redactedValue<T>(json: T, hiding: Hiding): T {
  const { text } = hiding;
  const isLong = (item: unknown): item is unknown[] => Array.isArray(item) && item.length > AT_ONCE;
  if (isLong(json)) return walkList(json, hiding) as T;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return walk(json, text, DEEPEST) as T;
  return walkFields(json, text, (item) => (isLong(item) ? walkList(item, hiding) : walk(item, text, DEEPEST))) as T;
}
