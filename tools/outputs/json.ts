const WIDTH = 140;

/** JSON as Biome formats it: on one line if there is room. */
export function written(value: unknown, indent = '', before = 0, after = 0): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || before + line.length + after <= WIDTH) return line;
  const inner = `${indent}  `;
  const entries = Object.entries(value);
  const parts = entries.map(([key, one], index) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return `${inner}${name}${written(one, inner, inner.length + name.length, index < entries.length - 1 ? 1 : 0)}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
