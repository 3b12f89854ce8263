import { because, type Reason } from '../../../engine/catalogue/reason.ts';
import { type Position, positionIn } from '../../../engine/documents/text.ts';
import { defined } from '../../../engine/documents/values.ts';
import type { SourceFile } from '../../../engine/judging/application.ts';
import { readProperties } from '../../shared/application/properties.ts';
import { type Field, type Include, type ParsedFile, parseHocon, type ValuePart } from './parse.ts';

export type SourcePlace = { file: string; position: Position };

/** A value, in parts, assigned to a key; `base` is the key at which the file with this assignment was included. */
export interface Assignment extends SourcePlace {
  path: readonly string[];
  parts: readonly ValuePart[];
  base: readonly string[];
}

/** An assignment, or why the value below `path` cannot be read. */
export type HoconEntry = Assignment | (SourcePlace & { path: readonly string[]; unreadable: Reason });

const limits = { depth: 200, entries: 100_000, inclusions: 20, included: 100 };

/** The assignments of a file, in order, and of the files that it includes, as far as `sourcesOf` finds them. */
export function hoconEntries(source: SourceFile, sourcesOf: (include: Include, from: string) => readonly SourceFile[]): HoconEntry[] {
  const file = source.path;
  const entries: HoconEntry[] = [];
  const start = { file, position: { line: 1, column: 1 } };
  const parsed = new Map<string, ParsedFile>();
  let included = 0;

  const push = (entry: HoconEntry): void => {
    if (entries.length === limits.entries)
      entries.push({ ...start, path: [], unreadable: because('too-many-keys', { file, keys: limits.entries }) });
    else if (entries.length < limits.entries) entries.push(entry);
  };

  const addSource = (base: readonly string[], chain: readonly string[], found: SourceFile, from: SourcePlace): void => {
    const unreadable = found.problem ?? addFile(base, chain, found);
    if (unreadable !== undefined) push({ ...from, path: base, unreadable });
  };

  /** Adds a file below a key; `chain` are the files that include one another. Returns why the file cannot be read, if so. */
  const addFile = (base: readonly string[], chain: readonly string[], { path: name, text }: SourceFile): Reason | undefined => {
    if (chain.includes(name)) return because('includes-itself', { file: name });
    if (chain.length > limits.inclusions || included++ > limits.included) return because('includes-too-many', { file });
    const { fields, problem } = parsed.get(name) ?? parse(name, text);
    parsed.set(name, { fields, ...defined({ problem }) });
    if (problem) return because('file-not-parsed', { place: positionIn(name, problem.position), why: problem.got });

    const addFields = (above: readonly string[], own: readonly Field[]): void => {
      for (const field of own) {
        if (entries.length > limits.entries) return;
        const place = { file: name, position: field.position };
        if ('include' in field) {
          for (const found of sourcesOf(field, name)) addSource(above, [...chain, name], found, place);
          continue;
        }
        const path = [...above, ...field.path];
        if (path.length > limits.depth)
          push({ ...place, path: above, unreadable: because('too-many-parts', { file: name, parts: limits.depth }) });
        else addParts(path, field.parts, place);
      }
    };

    /** A value with braces is merged, part by part, into the earlier values of the key. */
    const addParts = (path: readonly string[], parts: readonly ValuePart[], place: SourcePlace): void => {
      const isMerged = parts.some((part) => 'fields' in part);
      if (!isMerged) push({ ...place, path, parts, base });
      for (const part of isMerged ? parts : []) {
        if ('fields' in part) addFields(path, part.fields);
        else if (!('text' in part && part.text.trim() === '')) push({ ...place, path, parts: [part], base });
      }
    };

    addFields(base, fields);
    return undefined;
  };

  addSource([], [], source, start);
  return entries;
}

function parse(file: string, text: string): ParsedFile {
  if (!file.endsWith('.properties')) return parseHocon(text);
  const { properties, ...rest } = readProperties(text);
  return {
    ...rest,
    fields: properties.map(({ key, value, position }) => ({ position, path: key.split('.'), parts: [{ text: value, isQuoted: true }] })),
  };
}
