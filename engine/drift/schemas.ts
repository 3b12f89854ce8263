import { isDeepStrictEqual } from 'node:util';
import { createContext, Script } from 'node:vm';
import { segment } from '../documents/values.ts';
import { fits, type Merged, mergedSchema, types } from './merged.ts';
import type { Located, Published } from './published.ts';

/** A value that one schema allows and another one does not. */
export interface Gap {
  /** The pointer on the side that allows more, and on the side that allows less. */
  wide: string;
  narrow: string;
  keyword: string;
  /** The place in the message: `/items/0/id`. */
  at: string;
  /** What each side says. */
  allows: string;
  asks: string;
  /** The side that allows more does not say it: whether a field is required, which values it has, its format, its limits, or what it is at all. */
  lacks?: 'required' | 'values' | 'format' | 'bound' | 'schema';
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Everything that the first schema allows and the second does not. */
export function schemaGaps(published: Published, allowing: Located, asking: Located, at = '', above: readonly string[] = []): Gap[] {
  const wide = mergedSchema(published, allowing);
  const narrow = mergedSchema(published, asking);
  const key = `${wide.pointer} ${narrow.pointer}`;
  // A schema that refers to itself has been compared one level up.
  if (above.includes(key) || above.length > 60) return [];
  const places = { wide: wide.pointer, narrow: narrow.pointer, at };
  const below = (a: Located, b: Located, step = '') => schemaGaps(published, a, b, `${at}${step}`, [...above, key]);
  const wideOwn = { value: wide.own, pointer: wide.pointer };

  if (wide.choices) return wide.choices.flatMap((place) => below(place, { value: narrow.own, pointer: narrow.pointer }));
  if (narrow.choices) return fewest(narrow.choices.map((place) => below(wideOwn, place)));
  if (narrow.isNothing || wide.isNothing)
    return wide.isNothing ? [] : [{ ...places, keyword: 'false', allows: 'a value', asks: 'no value' }];

  const unfitTypes = wide.types.filter((type) => !fits(type, narrow.ownTypes));
  if (unfitTypes.length > 0) {
    const lacks = wide.ownTypes.length === types.length && ({ lacks: 'schema' } as const);
    return [{ ...places, keyword: 'type', allows: typeWords(wide.types), asks: typeWords(narrow.ownTypes), ...lacks }];
  }
  return [
    ...narrow.parts.flatMap((place) => below(wideOwn, place)).filter(({ keyword }) => keyword !== 'undescribed'),
    ...valueGaps(wide, narrow, places),
    ...fieldGaps(wide, narrow, places, below),
    ...(narrow.items && wide.types.includes('array') ? below(wide.items ?? { value: {}, pointer: wide.pointer }, narrow.items, '/0') : []),
  ];
}

type Places = Pick<Gap, 'wide' | 'narrow' | 'at'>;

/** Constants, patterns, formats and bounds. */
function valueGaps(wide: Merged, narrow: Merged, places: Places): Gap[] {
  const { values: given } = wide;
  const { values: wanted } = narrow;
  if (wanted) {
    const isWithin = given?.every((value) => wanted.some((one) => isDeepStrictEqual(one, value)));
    const keyword = Object.hasOwn(narrow.own, 'const') ? 'const' : 'enum';
    const lacks = !given && ({ lacks: 'values' } as const);
    return isWithin ? [] : [{ ...places, keyword, allows: given ? listed(given) : 'other values', asks: listed(wanted), ...lacks }];
  }
  const texts = given?.filter((value) => typeof value === 'string');
  const found: Gap[] = [];
  for (const keyword of ['pattern', 'format'] as const) {
    const [allows, asks] = [wide.own[keyword], narrow.own[keyword]];
    if (asks === undefined || allows === asks || !wide.types.includes('string')) continue;
    if (keyword === 'pattern' && texts?.every((text) => fitsPattern(String(asks), text, false))) continue;
    const given = allows === undefined ? `any ${keyword}` : `the ${keyword} ${allows}`;
    const lacks = keyword === 'format' && allows === undefined && { lacks: keyword };
    found.push({ ...places, keyword, allows: given, asks: `the ${keyword} ${asks}`, ...lacks });
  }
  for (const keyword of [...lower, ...upper]) {
    const sign = upper.includes(keyword) ? -1 : 1;
    const [allows, asks] = [wide.own[keyword], narrow.own[keyword]];
    if (typeof asks !== 'number' || given) continue;
    if (typeof allows === 'number' && allows * sign >= asks * sign) continue;
    // A minimal length of zero asks for nothing.
    if (sign === 1 && asks <= 0 && keyword !== 'minimum' && keyword !== 'exclusiveMinimum') continue;
    const lacks = allows === undefined && ({ lacks: 'bound' } as const);
    found.push({ ...places, keyword, allows: lacks ? `no ${keyword}` : `${keyword} ${allows}`, asks: `${keyword} ${asks}`, ...lacks });
  }
  return found;
}

function fieldGaps(wide: Merged, narrow: Merged, places: Places, below: (a: Located, b: Located, step: string) => Gap[]): Gap[] {
  if (!wide.types.includes('object')) return [];
  const found: Gap[] = [];
  const isBare = wide.properties.size === 0 && wide.own.additionalProperties === undefined;
  const field = (name: string, gap: Pick<Gap, 'keyword' | 'allows' | 'asks'> & Partial<Gap>) =>
    found.push({ ...places, at: `${places.at}/${segment(name)}`, ...gap });
  for (const name of narrow.required) {
    if (wide.required.includes(name)) continue;
    const place = narrow.properties.get(name)?.pointer ?? places.narrow;
    const asks = { narrow: place, keyword: 'required', asks: 'the field is required' };
    if (wide.properties.has(name)) field(name, { ...asks, allows: 'the field is optional', lacks: 'required' });
    else field(name, { ...asks, allows: 'no such field', ...(isBare && { lacks: 'schema' }) });
  }
  for (const [name, asked] of narrow.properties) {
    const given = wide.properties.get(name) ?? wide.others;
    if (given) found.push(...below(given, asked, `/${segment(name)}`));
  }
  for (const [name, given] of wide.properties) {
    if (narrow.properties.has(name)) continue;
    const { pointer } = given;
    if (!narrow.others) field(name, { wide: pointer, keyword: 'undescribed', allows: 'the field', asks: 'nothing' });
    else if (narrow.others.value === false)
      field(name, { wide: pointer, keyword: 'additionalProperties', allows: 'the field', asks: 'no such field' });
    else found.push(...below(given, narrow.others, `/${segment(name)}`));
  }
  // Fields that one side names no schema for may have any value.
  if (narrow.others && (wide.others ?? narrow.others.value !== false))
    found.push(...below(wide.others ?? { value: {}, pointer: wide.pointer }, narrow.others, '/*'));
  return found;
}

const limits = { timeout: 100 };
const patternTest = new Script('new RegExp(pattern, "u").test(text)');

/** A pattern of somebody else's document may run forever, or be invalid: then the answer is `otherwise`. */
export function fitsPattern(pattern: string, text: string, otherwise: boolean): boolean {
  try {
    return patternTest.runInContext(createContext({ pattern, text }), limits) as boolean;
  } catch {
    return otherwise;
  }
}

/** The choice with the fewest gaps; a field that it does not describe counts least. */
const fewest = (found: Gap[][]): Gap[] => found.reduce((best, one) => (weight(one) < weight(best) ? one : best));
const weight = (found: Gap[]): number => found.length + 1_000 * found.filter(({ keyword }) => keyword !== 'undescribed').length;

const typeWords = (names: string[]): string => (names.length === types.length ? 'any type' : `type ${names.join(' or ')}`);
const listed = (values: unknown[]): string =>
  values
    .slice(0, 5)
    .map((value) => JSON.stringify(value))
    .join(', ') + (values.length > 5 ? ', …' : '');
