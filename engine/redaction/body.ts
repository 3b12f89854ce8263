import { markedJsonIn } from '../documents/values.ts';
import { remembered } from './remembered.ts';

/** What hiding did to a body. `text`: something was hidden in a text that is not JSON. `structure`: the JSON means something else now. */
type Masked = 'text' | 'structure';

const QUOTE = 34;
const BACKSLASH = 92;

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

export const isJson = remembered((text): boolean => markedJsonIn(text) !== undefined);

/** Where the string that begins at `at` ends. Not a regular expression: it would fail on very long strings. */
function endOfString(json: string, at: number): number {
  let end = at + 1;
  while (json.charCodeAt(end) !== QUOTE) end += json.charCodeAt(end) === BACKSLASH ? 2 : 1;
  return end + 1;
}

const COLON = /\s*:/y;

/** Whether a string that ends here names a field. */
function isKey(json: string, end: number): boolean {
  COLON.lastIndex = end;
  return COLON.test(json);
}

type Hide = (text: string, key: string) => string;

/**
 * Hides secrets in the strings and numbers of a JSON text, and leaves its structure alone: a number stays a number. `hide` also gets
 * the name of the field before a string.
 */
export function inValues(json: string, hide: Hide): { body: string; isKeyHidden: boolean } {
  const pieces: string[] = [];
  let done = 0;
  let isKeyHidden = false;
  let key = '';
  const put = (start: number, end: number, shown: string) => {
    pieces.push(json.slice(done, start), shown);
    done = end;
  };
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (unit === QUOTE) {
      const end = endOfString(json, at);
      const written = JSON.parse(json.slice(at, end)) as string;
      const isName = isKey(json, end);
      const shown = hide(written, isName ? '' : key);
      if (isName) key = written;
      if (shown !== written) {
        isKeyHidden ||= isName;
        put(at, end, JSON.stringify(shown));
      }
      at = end - 1;
    } else if (unit === 45 || (unit >= 48 && unit <= 57)) {
      NUMBER.lastIndex = at;
      const [written = '0'] = NUMBER.exec(json) ?? [];
      if (hide(written, '') !== written) put(at, at + written.length, '0');
      at += written.length - 1;
    }
  }
  return { body: pieces.join('') + json.slice(done), isKeyHidden };
}

/**
 * A body without its secrets. In JSON they are hidden value by value, because a secret may look like JSON itself, and hiding it in
 * the text could remove the brackets around it. If a secret cannot be hidden without changing the structure, `masked` says so.
 */
export function redactedBody(body: string, hide: (text: string) => string): { body: string; masked?: Masked } {
  const asText = hide(body);
  if (asText === body) return { body };
  if (!isJson(body)) return { body: asText, masked: isJson(asText) ? 'structure' : 'text' };
  const { body: shown, isKeyHidden } = inValues(body, hide);
  const hiddenAgain = hide(shown);
  return { body: hiddenAgain, ...((isKeyHidden || hiddenAgain !== shown) && { masked: 'structure' }) };
}
