import { isObject } from '../engine/document/manifest.ts';
import type { Answer, Answered } from '../engine/recording.ts';
import type { RecordingProblem } from '../engine/rule.ts';
import { kind, show } from '../engine/show.ts';

/** Installs with the right credentials and a valid body: what holds of one answer holds of all. */
export const installs = ['provision/first', 'provision/second', 'provision/another', 'provision/any-body'] as const;

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** A byte order mark may stand before JSON text: RFC 8259 lets parsers ignore it. */
const jsonText = (answer: Answer): string => answer.body.replace(/^\uFEFF/, '');

/** What the body of an answer is instead of one JSON object; undefined where it is one. */
export function insteadOfAnObject(answer: Answer): string | undefined {
  if (answer.invalidUtf8) return 'bytes that are not UTF-8';
  const text = jsonText(answer);
  if (text.trim() === '') return 'an empty body';
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? undefined : `${kind(value)}, as JSON`;
  } catch (error) {
    const [, offset] = /after JSON at position (\d+)/.exec(String(error)) ?? [];
    if (offset === undefined) return `text that is not JSON: ${show(text.slice(0, 60))}`;
    return `more after the JSON: ${show(text.slice(Number(offset), Number(offset) + 60))}`;
  }
}

interface Install {
  seen: Answered;
  object: Record<string, unknown>;
}

/** The installs that were answered with one JSON object. */
export const objects = (seen: readonly Answered[]): Install[] =>
  seen
    .filter(({ answer }) => isSuccess(answer) && insteadOfAnObject(answer) === undefined)
    .map((one) => ({ seen: one, object: JSON.parse(jsonText(one.answer)) }));

/** Those that have a field, null included. */
export const having = (field: string, seen: readonly Answered[]): (Install & { value: unknown })[] =>
  objects(seen)
    .filter(({ object }) => Object.hasOwn(object, field))
    .map((install) => ({ ...install, value: install.object[field] }));

/** A status that is shown, and never judged. */
export const statusNote = (seen: Answered, sentence: string): RecordingProblem => ({
  in: seen,
  expected: 'any status',
  got: `${sentence} is answered ${seen.answer.status}`,
});
