import { type HeaderList, header } from '../wire/http/exchange.ts';
import { answerOf, message, statusEntriesOf, statusEntryFor, successMessage } from './contract.ts';
import { type Fields, fitted } from './fitted.ts';
import { sample } from './sample.ts';

const contentOf = (id: string) => message(successMessage(id)).properties?.content;

/** The media type of the answer to a correct request; undefined if the documents show no body. */
export const answerType = (id: string): string | undefined => contentOf(id)?.['x-media-type'];

/** A status that the documents allow for an outcome: the preferred one if they allow it, or if they name no status. */
export function answerStatus(id: string, outcome: 'accepted' | 'refused', preferred: number): number {
  const entries = statusEntriesOf(id, outcome);
  const [first] = entries;
  if (first === undefined || statusEntryFor(entries, preferred) !== undefined) return preferred;
  return Number(first.replace(/XX$/i, '00'));
}

/** The body of an answer, fitted to the documents: an object, or a list of objects. */
export function answerBody(id: string, given: object | readonly object[]): unknown {
  const schema = contentOf(id)?.properties?.body ?? {};
  if (!Array.isArray(given)) return fitted(successMessage(id), schema, given as Fields);
  if (schema.type !== 'array') return sample(schema);
  return given.map((entry: Fields) => fitted(successMessage(id), schema.items ?? {}, entry, true));
}

/** The headers of an answer, with those that the documents require of it; one that does not fit is replaced, except for an address or a session. */
export function answerHeaders(id: string, status: number, given: HeaderList): HeaderList {
  const entries = (['accepted', 'refused'] as const).flatMap((outcome) => statusEntriesOf(id, outcome));
  const entry = statusEntryFor(entries, status);
  const { properties = {}, required = [] } = entry === undefined ? {} : (message(answerOf(id, entry)).properties?.headers ?? {});
  const fits = (name: string, value: string) => new RegExp(String(properties[name]?.pattern ?? ''), 'u').test(value);
  const kept = given.map(([name, value]): [string, string] => {
    const key = name.toLowerCase();
    const isOwn = ['location', 'set-cookie'].includes(key) || fits(key, value);
    return [name, isOwn ? value : String(sample(properties[key] ?? {}))];
  });
  const missing = required.filter((name) => header({ headers: given }, name) === undefined);
  return [...kept, ...missing.map((name): [string, string] => [name, String(sample(properties[name] ?? {}))])];
}
