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

/** The schemas below a schema, with the steps that lead to them. */
export function children(schema: Schema): [path: string[], child: Schema][] {
  return [
    ...Object.entries(schema.properties ?? {}).map(([name, child]): [string[], Schema] => [['properties', name], child]),
    ...(['items', 'additionalProperties', 'contains', 'not'] as const).flatMap((name): [string[], Schema][] =>
      isSchema(schema[name]) ? [[[name], schema[name]]] : [],
    ),
    ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((name) =>
      (schema[name] ?? []).map((child, index): [string[], Schema] => [[name, String(index)], child]),
    ),
  ];
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The ids that a place names for one of its keywords, or with `below` for the schemas below it. */
export function ownersIn(owners: Owners | undefined, keyword: string): string[] | undefined {
  const named = isObject(owners) ? member(owners, keyword) : owners;
  return named === undefined ? undefined : ([named].flat() as string[]);
}
