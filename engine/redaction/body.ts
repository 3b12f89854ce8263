/** What hiding did to a body: `text` where something was hidden in a text that is no JSON, `structure` where the JSON would read differently. */
export type Masked = 'text' | 'structure';

interface Hidden {
  body: string;
  masked?: Masked;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
};

/** Where the string that begins at `at` ends; no pattern, since a string may be longer than a pattern can follow. */
function endOfString(json: string, at: number): number {
  let end = at + 1;
  while (json[end] !== '"') end += json[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** Hides in the strings and numbers of a JSON text, and touches nothing else: a number stays a number, an entry stays an entry. */
function inValues(json: string, hide: (text: string) => string): { body: string; isKeyHidden: boolean } {
  const values = /"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
  const pieces: string[] = [];
  let done = 0;
  let isKeyHidden = false;
  for (let found = values.exec(json); found; found = values.exec(json)) {
    const isString = found[0] === '"';
    if (isString) values.lastIndex = endOfString(json, found.index);
    const end = values.lastIndex;
    const written = isString ? (JSON.parse(json.slice(found.index, end)) as string) : found[0];
    const shown = hide(written);
    if (shown === written) continue;
    isKeyHidden ||= isString && /^\s*:/.test(json.slice(end));
    pieces.push(json.slice(done, found.index), isString ? JSON.stringify(shown) : '0');
    done = end;
  }
  return { body: pieces.join('') + json.slice(done), isKeyHidden };
}

/**
 * A body without its secrets. In JSON they are hidden value by value: a secret that looks like JSON must not swallow what stands
 * around it. Where one can be hidden only by a change of structure, the body says so, and nothing can be judged by it.
 */
export function redactedBody(body: string, hide: (text: string) => string): Hidden {
  const asText = hide(body);
  if (asText === body) return { body };
  if (!isJson(body)) return { body: asText, masked: isJson(asText) ? 'structure' : 'text' };
  const { body: shown, isKeyHidden } = inValues(body, hide);
  const left = hide(shown);
  return { body: left, ...((isKeyHidden || left !== shown) && { masked: 'structure' }) };
}
