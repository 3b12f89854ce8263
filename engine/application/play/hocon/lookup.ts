import type { Given, HoconEntry, SourcePlace } from './entries.ts';
import type { ValuePart } from './parse.ts';

/** What a key comes to. `reads` names the variables that went into a text; one is `ungiven` where none were given at all. */
export type Value = SourcePlace &
  (
    | { kind: 'text'; text: string; reads: readonly string[] }
    | { kind: 'null' | 'array' | 'object' }
    | { kind: 'unset' | 'ungiven'; variable: string }
    | { kind: 'unknown'; reason: string }
  );

/** Variables by name, where any were given. */
export type Variables = Readonly<Record<string, string>> | undefined;

const most = { steps: 1_500_000, depth: 100, text: 65_536 };

/** The value of a key: what was given last wins, optional references without a value do not count. */
export function lookUp(entries: readonly HoconEntry[], key: readonly string[], variables: Variables): Value | undefined {
  const latestFirst = entries.toReversed();
  const underWay = new Set<HoconEntry>();
  let steps = 0;

  const find = (path: readonly string[]): Value | undefined => {
    for (const entry of latestFirst) {
      if (steps++ > most.steps) return endless(entry);
      if (isBelow(entry.path, path)) return { ...placeOf(entries.find((first) => isBelow(first.path, path)) ?? entry), kind: 'object' };
      if (!isAtOrBelow(path, entry.path)) continue;
      if (underWay.size > most.depth) return endless(entry);
      if ('missing' in entry) return { ...placeOf(entry), kind: 'unknown', reason: entry.missing };
      if (underWay.has(entry)) continue;
      underWay.add(entry);
      const value = entry.path.length === path.length ? join(entry) : within(entry, path.slice(entry.path.length));
      underWay.delete(entry);
      if (value === 'nothing') return undefined;
      if (value) return value;
    }
    return undefined;
  };

  /** The key below a value that was given to a whole object; 'nothing' where it put an end to what came before. */
  const within = (entry: Given, rest: readonly string[]): Value | 'nothing' | undefined => {
    const [part] = entry.parts;
    if (entry.parts.length > 1 || !part || !('reference' in part)) return 'nothing';
    const inner = findFrom(entry, [...part.reference, ...rest]);
    if (inner) return inner;
    const whole = resolve(entry, part);
    if (whole === undefined || whole.kind === 'object') return undefined;
    return whole.kind === 'unknown' || whole.kind === 'ungiven' ? whole : 'nothing';
  };

  const findFrom = ({ base }: Given, path: readonly string[]) => (base.length > 0 ? find([...base, ...path]) : undefined) ?? find(path);

  const resolve = (entry: Given, { reference, isOptional }: Extract<ValuePart, { reference: unknown }>): Value | undefined => {
    const found = findFrom(entry, reference);
    const place = placeOf(entry);
    const name = reference.join('.');
    const isGiven = variables && Object.hasOwn(variables, name);
    // Text out of reach might set a key by the name of a variable, and nobody does that.
    if (found && !(isGiven && found.kind === 'unknown')) return found;
    if (isGiven) return { ...place, kind: 'text', text: variables[name] ?? '', reads: [name] };
    const isVariable = reference.length === 1;
    if (isVariable && !variables) return { ...place, kind: 'ungiven', variable: name };
    if (isOptional) return undefined;
    if (isVariable) return { ...place, kind: 'unset', variable: name };
    return { ...place, kind: 'unknown', reason: `${place.file} refers to ${name}, which no file of the folder sets` };
  };

  /** The parts put together; undefined where none of them has a value. */
  const join = (entry: Given): Value | undefined => {
    const { parts } = entry;
    const place = placeOf(entry);
    let text = '';
    const reads: string[] = [];
    let isThere = false;
    for (const part of parts) {
      if ('text' in part) {
        if (parts.length === 1 && part.text === 'null' && !part.isQuoted) return { ...place, kind: 'null' };
        text += part.text;
        if (part.isQuoted || part.text.trim() !== '') isThere = true;
        continue;
      }
      const value = 'reference' in part ? resolve(entry, part) : { ...place, kind: 'array' as const };
      if (!value) continue;
      if (value.kind !== 'text') return { ...value, ...place };
      isThere = true;
      text += value.text;
      reads.push(...value.reads);
      if (text.length > most.text || reads.length > most.depth)
        return { ...place, kind: 'unknown', reason: `a value in ${place.file} is too long` };
    }
    return isThere ? { ...place, kind: 'text', text, reads } : undefined;
  };

  return find(key);
}

const placeOf = ({ file, position }: SourcePlace): SourcePlace => ({ file, position });

const endless = (entry: HoconEntry): Value => ({
  ...placeOf(entry),
  kind: 'unknown',
  reason: `${entry.file} refers to other keys more often than Assay follows`,
});

/** Each key below another one, with dots; what is included out of reach is not among them. */
export const keysBelow = (entries: readonly HoconEntry[], path: readonly string[]): string[] =>
  [...new Set(entries.filter((entry) => isBelow(entry.path, path)).map((entry) => entry.path.join('.')))].sort();

const isAtOrBelow = (path: readonly string[], above: readonly string[]): boolean => above.every((segment, at) => segment === path[at]);

const isBelow = (path: readonly string[], above: readonly string[]): boolean => path.length > above.length && isAtOrBelow(path, above);
