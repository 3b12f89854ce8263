/** JSON that is nested deeper is cut: it could overflow the stack, and nobody reads it. */
const DEEPEST = 500;

function walk(json: unknown, text: (text: string) => string, onCut: () => unknown, depth = DEEPEST): unknown {
  if (typeof json === 'string') return text(json);
  if (typeof json === 'number') {
    const written = String(json);
    const shown = text(written);
    return shown === written ? json : shown;
  }
  if (typeof json !== 'object' || json === null) return json;
  if (depth === 0) return onCut();
  if (Array.isArray(json)) return json.map((item) => walk(item, text, onCut, depth - 1));
  const fields: [name: string, item: unknown][] = [];
  let isNameHidden = false;
  for (const key of Object.keys(json)) {
    const name = text(key);
    isNameHidden ||= name !== key;
    fields.push([name, walk((json as Record<string, unknown>)[key], text, onCut, depth - 1)]);
  }
  return Object.fromEntries(isNameHidden ? withNamesApart(fields) : fields);
}

/** Two secrets used as keys may look the same once redacted; both fields have to stay. */
function withNamesApart(fields: readonly (readonly [name: string, item: unknown])[]): Map<string, unknown> {
  const apart = new Map<string, unknown>();
  for (const [name, item] of fields) {
    let free = name;
    for (let count = 2; apart.has(free); count += 1) free = `${name} (${count})`;
    apart.set(free, item);
  }
  return apart;
}

/** What was redacted with all secrets of a run, and is not looked at again. A changed copy is not among it. */
const cleared = new WeakSet<object>();

/** Says that all secrets are hidden in it, and that nobody changes it any more. */
export const markCleared = (json: object): void => void cleared.add(json);

/** Every text in it that was not cleared before, names of fields and numbers too; undefined when it is nested too deeply. */
export function unclearedTextsIn(json: unknown): Set<string> | undefined {
  const texts = new Set<string>();
  const gather = (item: unknown, depth: number): boolean => {
    if (typeof item === 'string' || typeof item === 'number') texts.add(String(item));
    if (typeof item !== 'object' || item === null || cleared.has(item)) return true;
    if (depth === 0) return false;
    if (Array.isArray(item)) return item.every((one) => gather(one, depth - 1));
    return Object.keys(item).every((key) => texts.add(key) && gather((item as Record<string, unknown>)[key], depth - 1));
  };
  return gather(json, DEEPEST) ? texts : undefined;
}

/** Redacts every text in a JSON value, names of fields too; a number that is a secret becomes a text. */
export const redactedValue = <T>(json: T, text: (text: string) => string): T => walk(json, text, () => '[cut: nested too deeply]') as T;
