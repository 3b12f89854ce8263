import { createContext, Script } from 'node:vm';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { isObject } from '../documents/manifest.ts';
import { kind } from '../documents/show.ts';
import type { Located, Published } from './published.ts';

/** What is wrong with one value; the value itself is not told, since it may be somebody's. */
type Wrong = Record<'at' | 'expected' | 'got', string>;

const mostTold = 10;

/** Validates bodies by schemas of a published document; each is compiled when the first body comes. */
export function createValidator(published: Published): (place: Located, value: unknown) => Wrong[] {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction | undefined>();

  const compile = (pointer: string): ValidateFunction | undefined => {
    ajv ??= ajvOf(published);
    const path = pointer.split('/').map(encodeURIComponent).join('/');
    try {
      return ajv.compile({ $ref: `published#${path}` });
    } catch {
      return undefined; // a schema that cannot be compiled refuses nothing; assay drift says what is wrong with it
    }
  };

  return ({ value: schema, pointer }, value) => {
    if (schema === undefined || (isObject(schema) && Object.keys(schema).length === 0)) return [];
    if (!compiled.has(pointer)) compiled.set(pointer, compile(pointer));
    const validate = compiled.get(pointer);
    if (!validate || validate(value)) return [];
    return roots(validate.errors ?? [])
      .slice(0, mostTold)
      .map((error) => ({ at: error.instancePath, ...words(error) }));
  };
}

function ajvOf({ root, version }: Published): Ajv2020 {
  const isThreeOne = version === 3 && !String(root.openapi).startsWith('3.0');
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    validateSchema: false,
    validateFormats: false,
    logger: false,
    code: { regExp: Object.assign(boundedPattern, { code: 'boundedPattern' }) },
  });
  ajv.addSchema(jsonSchema(root, isThreeOne, false) as object, 'published');
  return ajv;
}

const patience = { timeout: 100 };
const tested = new Script('new RegExp(pattern, "u").test(text)');

/** A pattern of somebody else's document may take for ever: then, and where it is none, it refuses nothing. */
const boundedPattern = (pattern: string) => ({
  test: (text: string): boolean => {
    try {
      return tested.runInContext(createContext({ pattern, text }), patience) as boolean;
    } catch {
      return true;
    }
  },
});

/** Names that stand for themselves in a schema, not for keywords. */
const maps = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas', 'dependentSchemas']);

/** The document with its schemas as JSON Schema has them: 2.0 and 3.0 have words of their own; ids would lead references astray. */
function jsonSchema(value: unknown, isThreeOne: boolean, areNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => jsonSchema(one, isThreeOne, false));
  if (!isObject(value)) return value;
  const own = areNames ? value : keywords(value, isThreeOne);
  return Object.fromEntries(Object.entries(own).map(([key, one]) => [key, jsonSchema(one, isThreeOne, maps.has(key) && !areNames)]));
}

function keywords(given: Record<string, unknown>, isThreeOne: boolean): Record<string, unknown> {
  if (typeof given.$ref === 'string' && !isThreeOne) return { $ref: given.$ref };
  const { $id, $anchor, $dynamicAnchor, $schema, id, nullable, ...own } = given;
  if (nullable === true && typeof own.type === 'string') own.type = [own.type, 'null'];
  if (nullable === true && Array.isArray(own.enum)) own.enum = [...own.enum, null];
  if (own.type === 'file') delete own.type;
  for (const bound of ['Minimum', 'Maximum']) {
    const exclusive = `exclusive${bound}`;
    if (own[exclusive] === true) own[exclusive] = own[bound.toLowerCase()];
    if (own[exclusive] === false) delete own[exclusive];
  }
  if (own.required !== undefined) own.required = requiredInAnswers(own);
  if (!Array.isArray(own.required)) delete own.required;
  return { ...own, ...(typeof id === 'string' ? {} : id !== undefined && { id }) };
}

/** A field that is written and never read is in no answer. */
function requiredInAnswers({ required, properties }: Record<string, unknown>): unknown {
  if (!Array.isArray(required) || !isObject(properties)) return required;
  return required.filter((name) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return !(isObject(field) && field.writeOnly === true);
  });
}

/** Of a choice that nothing fits, that alone is told, not why each of its branches does not. */
function roots(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.filter(
    (error, index) =>
      error.keyword !== 'if' &&
      !choices.some((choice) => choice !== error && index < errors.indexOf(choice) && error.instancePath.startsWith(choice.instancePath)),
  );
}

function words({ keyword, params, message = '', data }: ErrorObject): Omit<Wrong, 'at'> {
  switch (keyword) {
    case 'required':
      return { expected: `the field ${params.missingProperty}`, got: 'no such field' };
    case 'type':
      return { expected: `type ${[params.type].flat().join(' or ')}`, got: kind(data) };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { expected: 'no other field than those described', got: 'one that is not described' };
    default:
      return { expected: `a value that ${message.replace(/^must /, 'has to ')}`, got: 'another value' };
  }
}
