import { isObject } from '../engine/document/manifest.ts';
import type { BodyText } from '../engine/http/exchange.ts';
import type { Answer, Answered } from '../engine/recording.ts';
import type { RecordingProblem } from '../engine/rule.ts';
import { kind, show } from '../engine/show.ts';

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** A status that is shown, and never judged. */
export const statusNote = (seen: Answered, sentence: string): RecordingProblem => ({
  in: seen,
  expected: 'any status',
  got: `${sentence} is answered ${seen.answer.status}`,
});

type Body = Partial<BodyText>;

/** A byte order mark may stand before JSON text: RFC 8259 lets parsers ignore it. */
const jsonText = ({ body = '' }: Body): string => body.replace(/^\uFEFF/, '');

type Parsed = { value: unknown } | { instead: string };

/** Many rules read the same body. */
const known = new WeakMap<Body, Parsed>();

/** The JSON in a body, or what stands there instead. */
function parsed(body: Body): Parsed {
  const found = known.get(body) ?? read(body);
  known.set(body, found);
  return found;
}

function read(body: Body): Parsed {
  if (body.invalidUtf8) return { instead: 'bytes that are not UTF-8' };
  const text = jsonText(body);
  if (text.trim() === '') return { instead: 'an empty body' };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const [, offset] = /after JSON at position (\d+)/.exec(String(error)) ?? [];
    if (offset === undefined) return { instead: `text that is not JSON: ${show(text.slice(0, 60))}` };
    return { instead: `more after the JSON: ${show(text.slice(Number(offset), Number(offset) + 60))}` };
  }
}

/** The object in a body; undefined where there is none. */
export function objectIn(body: Body): Record<string, unknown> | undefined {
  const found = parsed(body);
  return 'value' in found && isObject(found.value) ? found.value : undefined;
}

/** The array in a body; undefined where there is none. */
export function arrayIn(body: Body): unknown[] | undefined {
  const found = parsed(body);
  return 'value' in found && Array.isArray(found.value) ? found.value : undefined;
}

/** What a body is instead of one JSON object, or of one JSON array; undefined where it is that. */
export function insteadOf(wanted: 'object' | 'array', body: Body): string | undefined {
  const found = parsed(body);
  if ('instead' in found) return found.instead;
  const isWanted = wanted === 'array' ? Array.isArray(found.value) : isObject(found.value);
  return isWanted ? undefined : `${kind(found.value)}, as JSON`;
}
