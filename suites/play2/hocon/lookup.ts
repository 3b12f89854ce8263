import { because, type Reason } from '../../../engine/catalogue/reason.ts';
import type { Assignment, HoconEntry, SourcePlace } from './entries.ts';
import type { ValuePart } from './parse.ts';

/** The value of a key. `reads`: the variables that the text uses; `ungiven`: it needs a variable, and no variables were given at all. */
export type Value = SourcePlace &
  (
    | { kind: 'text'; text: string; reads: readonly string[] }
    | { kind: 'null' | 'array' | 'object' }
    | { kind: 'unset' | 'ungiven'; variable: string }
    | ({ kind: 'unknown' } & Reason)
  );

/** Undefined when no variables were given. */
export type Variables = Readonly<Record<string, string>> | undefined;

const limits = { steps: 1_500_000, depth: 100, text: 65_536 };

/** The last assignment of a key wins; an optional reference without a value does not count. */
export function lookUp(entries: readonly HoconEntry[], key: readonly string[], variables: Variables): Value | undefined {
  const latestFirst = entries.toReversed();
  const inProgress = new Set<HoconEntry>();
  let steps = 0;

  const find = (path: readonly string[]): Value | undefined => {
    for (const entry of latestFirst) {
      if (steps++ > limits.steps) return tooManyReferences(entry);
      if (isBelow(entry.path, path)) return { ...placeOf(entries.find((first) => isBelow(first.path, path)) ?? entry), kind: 'object' };
      if (!isAtOrBelow(path, entry.path)) continue;
      if (inProgress.size > limits.depth) return tooManyReferences(entry);
      if ('unreadable' in entry) return { ...placeOf(entry), kind: 'unknown', ...entry.unreadable };
      if (inProgress.has(entry)) continue;
      inProgress.add(entry);
      const value = entry.path.length === path.length ? join(entry) : within(entry, path.slice(entry.path.length));
      inProgress.delete(entry);
      if (value === 'removed') return undefined;
      if (value) return value;
    }
    return undefined;
  };

  /** Looks for a key inside the value of its parent; 'removed' when that value replaced the object and its keys. */
  const within = (entry: Assignment, rest: readonly string[]): Value | 'removed' | undefined => {
    const [part] = entry.parts;
    if (entry.parts.length > 1 || !part || !('reference' in part)) return 'removed';
    const inner = findFrom(entry, [...part.reference, ...rest]);
    if (inner) return inner;
    const whole = resolve(entry, part);
    if (whole === undefined || whole.kind === 'object') return undefined;
    return whole.kind === 'unknown' || whole.kind === 'ungiven' ? whole : 'removed';
  };

  const findFrom = ({ base }: Assignment, path: readonly string[]) =>
    (base.length > 0 ? find([...base, ...path]) : undefined) ?? find(path);

  const resolve = (entry: Assignment, { reference, isOptional }: Extract<ValuePart, { reference: unknown }>): Value | undefined => {
    const found = findFrom(entry, reference);
    const place = placeOf(entry);
    const name = reference.join('.');
    const isVariableGiven = variables && Object.hasOwn(variables, name);
    // A file that Assay cannot read might set a key with the name of the variable, but nobody does that.
    if (found && !(isVariableGiven && found.kind === 'unknown')) return found;
    if (isVariableGiven) return { ...place, kind: 'text', text: variables[name] ?? '', reads: [name] };
    const mayBeVariable = reference.length === 1;
    if (mayBeVariable && !variables) return { ...place, kind: 'ungiven', variable: name };
    if (isOptional) return undefined;
    if (mayBeVariable) return { ...place, kind: 'unset', variable: name };
    return { ...place, kind: 'unknown', ...because('reference-to-nothing', { file: place.file, name }) };
  };

  /** Joins the parts; undefined when none of them has a value. */
  const join = (entry: Assignment): Value | undefined => {
    const { parts } = entry;
    const place = placeOf(entry);
    let text = '';
    const reads: string[] = [];
    let hasValue = false;
    for (const part of parts) {
      if ('text' in part) {
        if (parts.length === 1 && part.text === 'null' && !part.isQuoted) return { ...place, kind: 'null' };
        text += part.text;
        if (part.isQuoted || part.text.trim() !== '') hasValue = true;
        continue;
      }
      const value = 'reference' in part ? resolve(entry, part) : { ...place, kind: 'array' as const };
      if (!value) continue;
      if (value.kind !== 'text') return { ...value, ...place };
      hasValue = true;
      text += value.text;
      reads.push(...value.reads);
      if (text.length > limits.text || reads.length > limits.depth)
        return { ...place, kind: 'unknown', ...because('value-too-long', { file: place.file }) };
    }
    return hasValue ? { ...place, kind: 'text', text, reads } : undefined;
  };

  return find(key);
}

const placeOf = ({ file, position }: SourcePlace): SourcePlace => ({ file, position });

const tooManyReferences = (entry: HoconEntry): Value => ({
  ...placeOf(entry),
  kind: 'unknown',
  ...because('references-too-many', { file: entry.file }),
});

/** The keys below another key, written with dots, without those of files that Assay cannot read. */
export const keysBelow = (entries: readonly HoconEntry[], path: readonly string[]): string[] =>
  [...new Set(entries.filter((entry) => isBelow(entry.path, path)).map((entry) => entry.path.join('.')))].sort();

const isAtOrBelow = (path: readonly string[], above: readonly string[]): boolean => above.every((segment, at) => segment === path[at]);

const isBelow = (path: readonly string[], above: readonly string[]): boolean => path.length > above.length && isAtOrBelow(path, above);
