import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { kind, typeOf } from '../documents/show.ts';
import { isObject } from '../documents/values.ts';
import type { Published } from './published.ts';
import { fitsPattern } from './schemas.ts';

/** What is wrong with one value; the value itself is not shown, because it may be personal data. */
type Wrong = Record<'at' | 'keyword' | 'expected' | 'got', string> & { type?: string };

const maxErrors = 10;

/** Validates bodies with the schema at a place of a published document; a schema is compiled for its first body. */
export function createValidator(published: Published): (pointer: string, value: unknown) => Wrong[] {
  let ajv: Ajv2020 | undefined;
  const unusable = new Set<string>();

  const compiled = (pointer: string) => {
    ajv ??= ajvOf(published);
    const path = pointer.split('/').map(encodeURIComponent).join('/');
    try {
      return unusable.has(pointer) ? undefined : ajv.getSchema(`published#${path}`);
    } catch {
      unusable.add(pointer);
      return undefined; // a schema that cannot be compiled refuses nothing; assay drift says what is wrong with it
    }
  };

  return (pointer, value) => {
    const validate = compiled(pointer);
    if (!validate || validate(value)) return [];
    return withoutBranches(validate.errors ?? [])
      .slice(0, maxErrors)
      .map((error) => ({ at: error.instancePath, keyword: error.keyword, ...words(error) }));
  };
}

function ajvOf({ root }: Published): Ajv2020 {
  const isThreeOne = !String(root.openapi).startsWith('3.0');
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

const boundedPattern = (pattern: string) => ({ test: (text: string) => fitsPattern(pattern, text, true) });

/** The keys below these are names, not keywords. */
const maps = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas', 'dependentSchemas']);

/** The document with its schemas as JSON Schema: version 3.0 has its own keywords, and ids would change references. */
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
  for (const bound of ['Minimum', 'Maximum']) {
    const exclusive = `exclusive${bound}`;
    if (own[exclusive] === true) own[exclusive] = own[bound.toLowerCase()];
    if (own[exclusive] === false) delete own[exclusive];
  }
  if (own.required !== undefined) own.required = requiredInAnswers(own);
  if (!Array.isArray(own.required)) delete own.required;
  return { ...own, ...(typeof id === 'string' ? {} : id !== undefined && { id }) };
}

/** A `writeOnly` field is in no answer, so no answer needs it. */
function requiredInAnswers({ required, properties }: Record<string, unknown>): unknown {
  if (!Array.isArray(required) || !isObject(properties)) return required;
  return required.filter((name) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return !(isObject(field) && field.writeOnly === true);
  });
}

/** If no branch of a choice fits, only the choice is reported, and not the errors of each branch. */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.filter(
    (error, index) =>
      error.keyword !== 'if' &&
      !choices.some((choice) => choice !== error && index < errors.indexOf(choice) && error.instancePath.startsWith(choice.instancePath)),
  );
}

function words({ keyword, params, message = '', data }: ErrorObject): Pick<Wrong, 'expected' | 'got' | 'type'> {
  switch (keyword) {
    case 'required':
      return { expected: `the field ${params.missingProperty}`, got: 'no such field' };
    case 'type':
      return { expected: `type ${[params.type].flat().join(' or ')}`, got: kind(data), type: typeOf(data) };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { expected: 'only fields that are described', got: 'a field that is not described' };
    default:
      return { expected: `a value that ${message.replace(/^must /, 'has to ')}`, got: 'another value' };
  }
}
