import { isObject, member } from '../documents/values.ts';

/** The ids of the requirements that a place names: one, several, or one for each keyword (`below`: for all schemas below). */
export type Owners = string | string[] | Record<string, string | string[]>;

/** A JSON Schema as the documents of the contract write it, references filled in. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  'x-requirement'?: Owners;
  'x-media-type'?: string;
  /** Better words for what was expected than those of the keyword: one text for all keywords, or one for each. */
  'x-expected'?: string | Record<string, string>;
  [keyword: string]: unknown;
}

export type SchemaError = { instancePath: string; schemaPath: string; keyword: string; params: Record<string, unknown> };

export type Validate = { (value: unknown): boolean; errors?: SchemaError[] | null };

/** The keywords with other schemas: one for each name, one, or a list. */
const maps = ['properties', 'patternProperties', 'dependentSchemas'];
const singles = [
  ...['items', 'additionalProperties', 'contains', 'not', 'then', 'else'],
  ...['propertyNames', 'unevaluatedProperties', 'unevaluatedItems'],
];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/** The schemas below a schema, with the steps that lead to them. */
export function children(schema: Schema): [path: string[], child: Schema][] {
  return [
    ...maps.flatMap((keyword) =>
      Object.entries(Object(schema[keyword]) as Record<string, Schema>).map(([name, child]): [string[], Schema] => [
        [keyword, name],
        child,
      ]),
    ),
    ...singles.flatMap((name): [string[], Schema][] => (isSchema(schema[name]) ? [[[name], schema[name]]] : [])),
    ...lists.flatMap((name) =>
      ((schema[name] ?? []) as Schema[]).map((child, index): [string[], Schema] => [[name, String(index)], child]),
    ),
  ];
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The ids that a place names for one of its keywords, or with `below` for the schemas below it. */
export function ownersIn(owners: Owners | undefined, keyword: string): string[] | undefined {
  const named = isObject(owners) ? member(owners, keyword) : owners;
  return named === undefined ? undefined : ([named].flat() as string[]);
}
