import fc from 'fast-check';
import { fromSchema } from '../cases/from-schema.ts';
import type { Schema } from '../contract/schema.ts';
import { defined, isObject } from '../documents/values.ts';
import { type PublishedOperation, publishedOperations } from './operations.ts';
import { type Published, resolved } from './published.ts';

/** A call of a read-only operation, with drawn parameters. */
export type DrawnCall = ReturnType<typeof callOf>;

/** `cases`: calls of each operation with parameters; `known`: values that the target knows, by the name of the parameter. */
type Choices = { cases: number; seed: number; known: Record<string, string> };

const safe = ['GET', 'HEAD'];

/** Calls of every safe operation that a document describes: the first with known values, the others with drawn ones. */
export const drawnCalls = (published: Published, { cases, seed, known }: Choices): DrawnCall[] =>
  publishedOperations(published)
    .filter(({ method }) => safe.includes(method))
    .flatMap((one, index) => {
      const hasParameters = one.parameters.some(({ in: place }) => place === 'path' || place === 'query');
      const values = Object.fromEntries(Object.entries(known).map(([name, value]) => [plain(name), value]));
      const draw = (at: number) => callOf(published, one, at === 0 ? values : {}, at === 0, seed + index * 1_000 + at);
      const drawn = Array.from({ length: hasParameters ? Math.max(1, cases) : 1 }, (_, at) => draw(at));
      return drawn.filter((call, at) => drawn.findIndex(({ path }) => path === call.path) === at);
    });

function callOf(published: Published, one: PublishedOperation, known: Record<string, string>, isFirst: boolean, seed: number) {
  const chosen = (parameter: PublishedOperation['parameters'][number], at: number): string =>
    known[plain(parameter.name)] ?? drawn(schemaOf(published, parameter), isFirst, seed + at * 17);
  const parameters = one.parameters.filter(({ in: place, isRequired }) => place === 'query' && (isRequired || !isFirst));
  const query = parameters.map((parameter, at): [string, string] => [parameter.name, chosen(parameter, at)]);
  const path = one.path.replace(/\{([^}]*)\}/g, (_, name: string) => {
    const at = one.parameters.findIndex((parameter) => parameter.in === 'path' && parameter.name === name);
    const parameter = one.parameters[at] ?? { name, in: 'path', isRequired: true, pointer: one.pointer, value: {} };
    return segmentOf(chosen(parameter, at + 100));
  });
  return {
    method: one.method,
    operation: `${one.method} ${one.path}`,
    /** With its query. */
    path: query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path,
    answers: [...new Set(Object.values(one.answers).flatMap(({ content }) => Object.keys(content)))],
    security: one.security,
  };
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('z', 's');

/** An empty segment, or one of dots, would change the path. */
const segmentOf = (text: string): string => encodeURIComponent(/^\.*$/.test(text) ? 'x' : text);

const maxTextLength = 200;

/** Only the keywords of simple values; a pattern of somebody else's document is not run. */
function schemaOf(published: Published, { value, pointer }: PublishedOperation['parameters'][number]): Schema {
  const own: Schema = isObject(value.schema)
    ? { example: value.example, ...(resolved(published, { value: value.schema, pointer: `${pointer}/schema` }).value as object) }
    : value;
  const number = (keyword: string, max = Number.POSITIVE_INFINITY) =>
    typeof own[keyword] === 'number' && { [keyword]: Math.min(own[keyword], max) };
  return {
    type: ['integer', 'number', 'boolean'].find((type) => type === own.type) ?? 'string',
    ...(Array.isArray(own.enum) && own.enum.length > 0 && { enum: own.enum }),
    ...defined({ const: own.const }),
    ...number('minimum'),
    ...number('maximum'),
    ...number('minLength', maxTextLength),
    maxLength: 40,
    ...number('maxLength', maxTextLength),
    ...defined({ default: own.default, example: own.example }),
  };
}

function drawn(schema: Schema, isFirst: boolean, seed: number): string {
  const { default: usual, example = usual, ...own } = schema;
  if (isFirst && example !== undefined) return String(example);
  const [value] = fc.sample(fromSchema(own), { seed, numRuns: 1 });
  return String(value ?? '');
}
