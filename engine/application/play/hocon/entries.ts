import { defined } from '../../../documents/defined.ts';
import type { Position } from '../../../documents/json.ts';
import type { SourceFile } from '../../application.ts';
import { readProperties } from '../properties.ts';
import { type Field, type Include, type ParsedFile, parseHocon, type ValuePart } from './parse.ts';

export interface SourcePlace {
  file: string;
  position: Position;
}

/** Parts given to a key; `base` is the key below which the file that holds them was included. */
export interface Given extends SourcePlace {
  path: readonly string[];
  parts: readonly ValuePart[];
  base: readonly string[];
}

/** A value given to a key, or the reason why it cannot be read. */
export type HoconEntry = Given | (SourcePlace & { path: readonly string[]; missing: string });

/** Where fields are being added: at which key, and in which of the files that include one another. */
interface Spot {
  path: readonly string[];
  base: readonly string[];
  chain: readonly string[];
}

const most = { depth: 200, entries: 100_000, inclusions: 20, included: 100 };

/** What a file gives to keys, in order, with the files that it includes, as far as `sourcesOf` finds them. */
export function hoconEntries(source: SourceFile, sourcesOf: (include: Include, from: string) => readonly SourceFile[]): HoconEntry[] {
  const file = source.path;
  const entries: HoconEntry[] = [];
  const start = { file, position: { line: 1, column: 1 } };
  const parsed = new Map<string, ParsedFile>();
  let included = 0;

  const push = (entry: HoconEntry): void => {
    if (entries.length === most.entries) entries.push({ ...start, path: [], missing: `${file} holds more than ${most.entries} keys` });
    else if (entries.length < most.entries) entries.push(entry);
  };

  const addSource = (spot: Spot, found: SourceFile, from: SourcePlace): void => {
    const missing = found.problem ?? addFile(spot, found);
    if (missing !== undefined) push({ ...from, path: spot.path, missing });
  };

  /** Gives back why a file cannot be read. */
  const addFile = ({ path, chain }: Spot, { path: name, text }: SourceFile): string | undefined => {
    if (chain.includes(name)) return `${name} includes itself`;
    if (chain.length > most.inclusions || included++ > most.included) return `${file} includes more files than Assay follows`;
    const { fields, problem } = parsed.get(name) ?? parse(name, text);
    parsed.set(name, { fields, ...defined({ problem }) });
    if (problem) return `${name}:${problem.position.line}:${problem.position.column} cannot be read: ${problem.got}`;
    addFields({ path, base: path, chain: [...chain, name] }, fields, name);
    return undefined;
  };

  const addFields = (spot: Spot, fields: readonly Field[], inFile: string): void => {
    for (const field of fields) {
      if (entries.length > most.entries) return;
      const place = { file: inFile, position: field.position };
      if ('include' in field) {
        for (const found of sourcesOf(field, inFile)) addSource(spot, found, place);
        continue;
      }
      const path = [...spot.path, ...field.path];
      if (path.length > most.depth) push({ ...place, path: spot.path, missing: `${inFile} has keys of more than ${most.depth} parts` });
      else addParts({ ...spot, path }, field.parts, place);
    }
  };

  /** A value with braces in it is merged piece by piece into what is there already. */
  const addParts = (spot: Spot, parts: readonly ValuePart[], place: SourcePlace): void => {
    const { path, base } = spot;
    const isMerged = parts.some((part) => 'fields' in part);
    if (!isMerged) push({ ...place, path, parts, base });
    for (const part of isMerged ? parts : []) {
      if ('fields' in part) addFields(spot, part.fields, place.file);
      else if (!('text' in part && part.text.trim() === '')) push({ ...place, path, parts: [part], base });
    }
  };

  addSource({ path: [], base: [], chain: [] }, source, start);
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
