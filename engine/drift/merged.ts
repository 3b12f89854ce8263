import { isObject, segment } from '../documents/values.ts';
import { type Located, type Published, resolved } from './published.ts';

export const types = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];

export type Merged = ReturnType<typeof mergedSchema>;

/** A schema of either side with its references resolved and its `allOf` merged. */
export function mergedSchema(published: Published, place: Located) {
  const { value, pointer } = resolved(published, place);
  const { schema, ...joint } = joined(published, { value, pointer }, []);
  const choice = ['oneOf', 'anyOf'].find((name) => listAt(schema[name], '').length > 0);
  const { [choice ?? '']: choices, ...rest } = schema;
  const { additionalProperties: others, items } = schema;
  const below = (name: string, one: unknown): Located => ({ value: one, pointer: `${pointer}/${name}` });
  return {
    ...joint,
    pointer,
    own: choice ? rest : schema,
    isNothing: value === false,
    /** The types of the schema itself; `types` has only those that its `allOf` allows too. */
    ownTypes: typesOf(isObject(value) ? value : {}),
    values: valuesOf(schema),
    /** The schema of fields that are not named; undefined if they may be anything. */
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

type Joined = { schema: Record<string, unknown>; properties: Map<string, Located>; required: string[]; types: string[] };

/** The schema's own keywords win over those of its `allOf`; a schema that contains itself is merged once. */
function joined(published: Published, { value, pointer }: Located, above: readonly string[]): Joined {
  const own = isObject(value) ? value : {};
  const parts = listAt(own.allOf, `${pointer}/allOf`)
    .map((part) => resolved(published, part))
    .filter((part) => !above.includes(part.pointer))
    .map((part) => joined(published, part, [...above, pointer]));
  const schema = Object.assign({}, ...parts.map((part) => part.schema), own) as Record<string, unknown>;
  const properties = new Map<string, Located>();
  for (const [name, one] of Object.entries(isObject(own.properties) ? own.properties : {}))
    properties.set(name, { value: one, pointer: `${pointer}/properties/${segment(name)}` });
  for (const part of parts) for (const [name, one] of part.properties) if (!properties.has(name)) properties.set(name, one);
  const required = Array.isArray(own.required) ? own.required.map(String) : [];
  return {
    schema,
    properties,
    required: [...new Set([...required, ...parts.flatMap((part) => part.required)])],
    types: typesOf(schema).filter((type) => fits(type, types) && parts.every((part) => fits(type, part.types))),
  };
}

function typesOf(schema: Record<string, unknown>): string[] {
  const { type, nullable, not } = schema;
  const named = Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : implied(schema);
  const refused = isObject(not) && typeof not.type === 'string' ? not.type : undefined;
  const own = named.filter((name) => name !== refused);
  return nullable === true ? [...own, 'null'] : own;
}

/** A schema without a type: one with fields means an object, one with `items` an array. */
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
