import { isObject } from '../documents/manifest.ts';
import { segment } from '../documents/pointer.ts';
import type { Located } from './published.ts';

/** A schema of either side, with a way to follow its references. */
export interface Side {
  place: Located;
  resolve(place: Located): Located;
}

export const types = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];

export type Merged = ReturnType<typeof mergedSide>;

/** A schema with its references and its `allOf` joined. */
export function mergedSide({ place, resolve }: Side) {
  const { value, pointer } = resolve(place);
  const { schema, ...joint } = joined(value, pointer, resolve, []);
  const choice = ['oneOf', 'anyOf'].find((name) => listAt(schema[name], '').length > 0);
  const { [choice ?? '']: choices, ...rest } = schema;
  const { additionalProperties: others, items } = schema;
  const below = (name: string, one: unknown): Located => ({ value: one, pointer: `${pointer}/${name}` });
  return {
    ...joint,
    pointer,
    own: choice ? rest : schema,
    isNothing: value === false,
    /** Without those that `allOf` takes away. */
    ownTypes: typesOf(schema),
    values: valuesOf(schema),
    /** What other fields have to be, where the schema says so. */
    others: others === undefined || others === true ? undefined : below('additionalProperties', others),
    items: isObject(items) ? below('items', items) : undefined,
    /** All of these have to fit as well. */
    parts: listAt(schema.allOf, `${pointer}/allOf`),
    /** One of these has to fit. */
    choices: choice === undefined ? undefined : listAt(choices, `${pointer}/${choice}`),
  };
}

export const fits = (type: string, allowed: string[]): boolean =>
  allowed.includes(type) || (type === 'integer' && allowed.includes('number'));

const listAt = (list: unknown, pointer: string): Located[] =>
  Array.isArray(list) ? list.map((value, index) => ({ value, pointer: `${pointer}/${index}` })) : [];

function joined(value: unknown, pointer: string, resolve: Side['resolve'], above: readonly string[]) {
  const schema = isObject(value) ? value : {};
  const properties = new Map<string, Located>();
  const required = new Set<string>(Array.isArray(schema.required) ? schema.required.map(String) : []);
  if (isObject(schema.properties))
    for (const [name, one] of Object.entries(schema.properties))
      properties.set(name, { value: one, pointer: `${pointer}/properties/${segment(name)}` });
  let all: Record<string, unknown> = {};
  let allowed = types;
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  for (const [index, part] of parts.entries()) {
    const place = resolve({ value: part, pointer: `${pointer}/allOf/${index}` });
    if (above.includes(place.pointer)) continue;
    const inner = joined(place.value, place.pointer, resolve, [...above, pointer]);
    for (const [name, one] of inner.properties) if (!properties.has(name)) properties.set(name, one);
    for (const name of inner.required) required.add(name);
    all = { ...all, ...inner.schema };
    allowed = allowed.filter((type) => fits(type, inner.types));
  }
  const whole = { ...all, ...schema };
  return { schema: whole, properties, required: [...required], types: typesOf(whole).filter((type) => fits(type, allowed)) };
}

function typesOf(schema: Record<string, unknown>): string[] {
  const { type, nullable, not } = schema;
  const named = Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : implied(schema);
  const refused = isObject(not) && typeof not.type === 'string' ? not.type : undefined;
  const own = type === 'file' ? ['string'] : named.filter((name) => name !== refused);
  return nullable === true ? [...own, 'null'] : own;
}

/** A schema without a type that has fields is meant as an object. */
function implied(schema: Record<string, unknown>): string[] {
  const values = valuesOf(schema);
  if (values) return [...new Set(values.map(typeOf))];
  if (isObject(schema.properties)) return ['object'];
  return isObject(schema.items) ? ['array'] : types;
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
};

function valuesOf(schema: Record<string, unknown>): unknown[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}
