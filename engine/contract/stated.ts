import { segment } from '../documents/values.ts';
import { message } from './contract.ts';
import { ownersAt } from './ownership.ts';
import { placesOf } from './places.ts';
import { children, type Schema } from './schema.ts';
import { codeOf, expectedWords } from './words.ts';

const BODY = '/content/body';

/** Words about a document, and what holds other schemas: no value breaks them. */
const silent = /^(?:x-.*|\$.*|title|description|examples?|default|deprecated|properties|required|items|allOf|if|then|else)$/;

/** Each way to break what the documents state for a requirement: its code, and what is wanted there. */
export function statedBy(requirement: string): [code: string, wanted: string][] {
  const names = [...new Set(placesOf(requirement).map((place) => place.message))];
  return names.flatMap((name) => {
    const root = name === 'manifest' ? '' : BODY;
    const whole = message(name);
    const visit = (schema: Schema, path: string[], pointer: string, isRequired: boolean): [string, string][] => {
      const keywords = Object.keys(schema).filter(
        (keyword) => !silent.test(keyword) && !(keyword === 'additionalProperties' && schema[keyword]),
      );
      // The message as a whole and its table of headers are our own form of it: an answer cannot break that.
      const breakable = root !== '' && (pointer === '' || pointer === '/headers') ? [] : [...(isRequired ? ['required'] : []), ...keywords];
      const own = breakable.filter((keyword) => ownersAt(whole, path, keyword).includes(requirement));
      const below = children(schema).flatMap(([steps, child]) => {
        const [step = '', key = ''] = steps;
        if (['allOf', 'then', 'else'].includes(step)) return visit(child, [...path, ...steps], pointer, false);
        if (step !== 'properties') return step === 'items' ? visit(child, [...path, step], `${pointer}/0`, false) : [];
        return visit(child, [...path, step, key], `${pointer}/${segment(key)}`, (schema.required ?? []).includes(key));
      });
      return [...own.map((keyword): [string, string] => [codeAt(pointer, keyword), wantedAt(schema, keyword, pointer, root)]), ...below];
    };
    return visit(whole, [], '', false);
  });
}

/** Whether a way to fail is one that documents have. */
export const isOfDocuments = (code: string): boolean =>
  codeOf(code) === code || ['status', 'content-type', 'body', 'not-utf-8', 'not-in-quotes', 'placeholder'].includes(code);

function codeAt(pointer: string, keyword: string): string {
  if (pointer === '/status') return 'status';
  if (pointer === '/content/type' || pointer === '/content/format') return 'content-type';
  return pointer === BODY || pointer === '/content' ? 'body' : codeOf(keyword);
}

function wantedAt(schema: Schema, keyword: string, pointer: string, root: string): string {
  if ((pointer === BODY || pointer === '/content') && schema['x-expected'] === undefined) return `one JSON ${schema.type} in UTF-8`;
  const params = { limit: schema[keyword], format: schema.format, additionalProperty: 'another' };
  return expectedWords({ owners: [], schema, keyword, pointer, params }, root);
}
