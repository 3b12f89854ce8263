/** JSON that is nested deeper is cut: it could overflow the stack, and nobody reads it. */
const DEEPEST = 500;

function walk(json: unknown, text: (text: string) => string, onCut: () => unknown, depth = DEEPEST): unknown {
  if (typeof json === 'string') return text(json);
  if (typeof json === 'number') {
    const shown = text(String(json));
    return shown === String(json) ? json : shown;
  }
  if (typeof json !== 'object' || json === null) return json;
  if (depth === 0) return onCut();
  if (Array.isArray(json)) return json.map((item) => walk(item, text, onCut, depth - 1));
  const fields = new Map<string, unknown>();
  for (const [key, item] of Object.entries(json)) {
    const shown = text(key);
    let free = shown;
    // Two secrets used as keys may look the same once redacted; both fields have to stay.
    for (let count = 2; fields.has(free); count += 1) free = `${shown} (${count})`;
    fields.set(free, walk(item, text, onCut, depth - 1));
  }
  return Object.fromEntries(fields);
}

/** Every text in it, names of fields and numbers too; undefined when it is nested too deeply. */
export function textsIn(json: unknown): Set<string> | undefined {
  const texts = new Set<string>();
  let isCut = false;
  const gather = (text: string) => {
    texts.add(text);
    return text;
  };
  walk(json, gather, () => {
    isCut = true;
  });
  return isCut ? undefined : texts;
}

/** Redacts every text in a JSON value, names of fields too; a number that is a secret becomes a text. */
export const redactedValue = <T>(json: T, text: (text: string) => string): T => walk(json, text, () => '[cut: nested too deeply]') as T;
