import type { Position } from '../../../documents/json.ts';
import { readProperties } from '../properties.ts';
import { type Field, type Include, type ParsedFile, parseHocon, type ValuePart } from './parse.ts';

export interface SourcePlace {
  file: string;
  position: Position;
}

/** Parts given to a key; `base` is the key below which the file that holds them was included. */
export interface Given extends SourcePlace {
  order: number;
  parts: readonly ValuePart[];
  base: readonly string[];
}

/** Text that belongs here and is out of reach. */
interface Missing extends SourcePlace {
  order: number;
  missing: string;
}

/** A key with what was given to it, in order, and with the keys below it. */
export interface Tree {
  parent?: Tree;
  children: Map<string, Tree>;
  entries: (Given | Missing)[];
  /** The order of the last entry further down. */
  lastBelow: number;
}

/** A text to read, or why there is none. */
export type Source = { file: string; text: string } | { missing: string };

/** Where fields are being added: at which key, and in which of the files that include one another. */
interface Spot {
  tree: Tree;
  path: readonly string[];
  base: readonly string[];
  chain: readonly string[];
}

const most = { depth: 200, entries: 100_000, inclusions: 20, included: 100 };

const branch = (parent?: Tree): Tree => ({ ...(parent && { parent }), children: new Map(), entries: [], lastBelow: -1 });

/** Lays out the keys of a file and of the files that it includes, as far as `sourcesOf` finds them. */
export function growTree(file: string, source: Source, sourcesOf: (include: Include, from: string) => readonly Source[]): Tree {
  const root = branch();
  const start = { file, position: { line: 1, column: 1 } };
  const parsed = new Map<string, ParsedFile>();
  let order = 0;
  let included = 0;

  const push = (tree: Tree, entry: Omit<Given, 'order'> | Omit<Missing, 'order'>): void => {
    if (order > most.entries) return;
    const isTooMany = order === most.entries;
    const at = isTooMany ? root : tree;
    at.entries.push({ ...(isTooMany ? { ...start, missing: `${file} holds more than ${most.entries} keys` } : entry), order });
    for (let above = at.parent; above; above = above.parent) above.lastBelow = order;
    order++;
  };

  const addSource = (spot: Spot, { file: name, text }: { file: string; text: string }, from: SourcePlace): void => {
    const found = parsed.get(name) ?? parse(name, text);
    parsed.set(name, found);
    const missing = outOfReach(spot, name, found);
    if (missing !== undefined) push(spot.tree, { ...from, missing });
    else addFields({ ...spot, base: spot.path, chain: [...spot.chain, name] }, found.fields);
  };

  const outOfReach = ({ chain }: Spot, name: string, { problem }: ParsedFile): string | undefined => {
    if (chain.includes(name)) return `${name} includes itself`;
    if (chain.length > most.inclusions || included++ > most.included) return `${file} includes more files than Assay follows`;
    return problem && `${name}:${problem.position.line}:${problem.position.column} cannot be read: ${problem.got}`;
  };

  const addFields = (spot: Spot, fields: readonly Field[]): void => {
    const inFile = spot.chain.at(-1) ?? file;
    for (const field of fields) {
      if (order > most.entries) return;
      const place = { file: inFile, position: field.position };
      if ('include' in field) {
        for (const found of sourcesOf(field, inFile)) {
          if ('missing' in found) push(spot.tree, { ...place, ...found });
          else addSource(spot, found, place);
        }
        continue;
      }
      const path = [...spot.path, ...field.path];
      if (path.length > most.depth) push(spot.tree, { ...place, missing: `${inFile} has keys of more than ${most.depth} parts` });
      else addParts({ ...spot, path, tree: descend(spot.tree, field.path) }, field.parts, place);
    }
  };

  /** A value with braces in it is merged piece by piece into what is there already. */
  const addParts = (spot: Spot, parts: readonly ValuePart[], place: SourcePlace): void => {
    const { tree, base } = spot;
    const isMerged = parts.some((part) => 'fields' in part);
    if (!isMerged) push(tree, { ...place, parts, base });
    for (const part of isMerged ? parts : []) {
      if ('fields' in part) addFields(spot, part.fields);
      else if (!('text' in part && part.text.trim() === '')) push(tree, { ...place, parts: [part], base });
    }
  };

  if ('missing' in source) push(root, { ...start, ...source });
  else addSource({ tree: root, path: [], base: [], chain: [] }, source, start);
  return root;
}

function descend(tree: Tree, path: readonly string[]): Tree {
  let inner = tree;
  for (const segment of path) {
    const next = inner.children.get(segment) ?? branch(inner);
    inner.children.set(segment, next);
    inner = next;
  }
  return inner;
}

function parse(file: string, text: string): ParsedFile {
  if (!file.endsWith('.properties')) return parseHocon(text);
  const { properties, problem } = readProperties(text);
  if (problem) return { fields: [], problem };
  return {
    fields: properties.map(({ key, value, position }) => ({ position, path: key.split('.'), parts: [{ text: value, isQuoted: true }] })),
  };
}
