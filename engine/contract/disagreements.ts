import { isObject } from '../documents/values.ts';
import { answerOf, type ContractData, requestOf, successesOf } from './compile.ts';
import { publishedContract } from './contract.ts';
import { isOfPartner } from './documents.ts';
import { objectsIn } from './nodes.ts';
import { idsBelow, namedBy } from './places.ts';
import { allNames, type ReadDocuments } from './read.ts';
import type { WrittenRow } from './rows.ts';
import type { Schema } from './schema.ts';

type JudgedRow = Pick<WrittenRow, 'id' | 'level' | 'documents' | 'failsAs'>;

/** Where documents and rows disagree: ids that no row has, places that nobody looks at, and rows without a place. */
export function disagreements(
  { documents, locate }: ReadDocuments,
  data: ContractData,
  rows: readonly JudgedRow[],
  placeOfRow = (_id: string): string => 'requirements.yaml',
): string[] {
  const known = new Map(rows.filter(({ level }) => level).map((row) => [row.id as string, row]));
  const places = allNames.flatMap((name) =>
    [...objectsIn(documents[name])]
      .filter(({ object }) => object['x-requirement'] !== undefined)
      .map(({ object, pointer }) => ({ object: object as Schema, pointer, at: locate(name, `${pointer}/x-requirement`) })),
  );
  const used = new Set(places.flatMap(({ object }) => namedBy(object)));
  const stated = new Set(Object.values(publishedContract().messages).flatMap((schema) => idsBelow(schema)));
  const atFirst = (id: string) => places.find(({ object }) => namedBy(object).includes(id))?.at;
  return [
    ...places.flatMap(({ object, at }) =>
      namedBy(object)
        .filter((id) => !known.has(id))
        .map((id) => `${at}: no row is named "${id}"; add it to the requirements.yaml of its surface, or correct the id`),
    ),
    ...places.flatMap(({ object, at }) => strangeKeywords(object).map((keyword) => `${at}: there is no "${keyword}" at this place`)),
    ...unseenParameters(data, known).map(
      ({ id, what }) => `${atFirst(id)}: the rule of "${id}" does not look at ${what}; name a row with documents: {}`,
    ),
    ...bothWays(data).map(({ id, status }) => {
      const place = places.find(({ object, pointer }) => pointer.endsWith(`/responses/${status}`) && namedBy(object).includes(id));
      return `${place?.at ?? atFirst(id)}: Assay takes ${status} for a refusal, and ${id} is about successes; remove it here`;
    }),
    ...unseen(data, known).map(({ id, text }) => `${atFirst(id)}: ${text}`),
    ...rows
      .filter(({ id, documents: isByDocuments }) => isByDocuments && !used.has(id))
      .map(({ id }) => `${placeOfRow(id)}: the documents judge ${id}, but no x-requirement in them names it`),
    ...rows
      .filter(({ id, documents: isByDocuments }) => !isByDocuments && !used.has(id) && stated.has(id))
      .map(({ id }) => `${placeOfRow(id)}: the documents no longer state ${id}; remove its row, or name it at its statement`),
  ];
}

/** What an operation or any value may be judged for, besides its keywords. */
const common = ['required', 'below', 'call', 'security'];

/** The keywords for which a place names requirements, and that it does not have; what a reference brings is not looked at. */
function strangeKeywords(place: Schema): string[] {
  const { 'x-requirement': owners, $ref, schema } = place;
  if (!isObject(owners) || $ref !== undefined || schema !== undefined) return [];
  return Object.keys(owners).filter((keyword) => !common.includes(keyword) && !Object.hasOwn(place, keyword));
}

/** Headers and parameters, and their keywords, that belong only to rules by hand, which know no more than the published documents have. */
function unseenParameters({ messages, operations }: ContractData, rows: ReadonlyMap<string, JudgedRow>): { id: string; what: string }[] {
  const stated = (all: Record<string, Schema>) =>
    Object.entries(all).flatMap(([message, { properties = {} }]) =>
      [properties.headers, properties.query].flatMap((part) =>
        Object.entries(part?.properties ?? {}).flatMap(([name, one]) => {
          const keywords = Object.keys(one).filter((keyword) => !/^x-|^(?:type|examples?|default|description)$/.test(keyword));
          const whats = [name, ...keywords.map((keyword) => `"${keyword}" of ${name}`)];
          // Rules follow another status of success, or of refusal.
          return whats.map((what) => ({
            at: `${message.replace(/ [1-5](?:\d\d|XX)$/, (status) => (/ [45]/.test(status) ? ' refusal' : ' success'))} ${what}`,
            what,
            ids: namedBy(one),
          }));
        }),
      ),
    );
  const before = new Set(stated(publishedContract().messages).map(({ at }) => at));
  // What the platform sends is judged by its documents, also where a rule by hand says more.
  const isOfCalls = (at: string) =>
    operations.some(({ document, operation }) => isOfPartner(document) && at.startsWith(`${operation} request `));
  const isByHand = (id: string) => {
    const row = rows.get(id);
    return row !== undefined && row.documents === undefined && !row.failsAs?.includes('documents');
  };
  return stated(messages)
    .filter(({ at, ids }) => !before.has(at) && !isOfCalls(at) && ids.length > 0 && ids.every(isByHand))
    .map(({ what, ids: [id = ''] }) => ({ id, what }));
}

/** Requirements that are named both at a success and at a refusal of an operation. */
const bothWays = ({ messages, operations }: ContractData): { id: string; status: string }[] =>
  operations.flatMap((one) => {
    const named = (status: string) => namedBy(messages[answerOf(one.operation, status)] ?? {});
    const successes = successesOf(one);
    const refused = one.statuses.filter((status) => !successes.includes(status));
    return refused.flatMap((status) =>
      named(status)
        .filter((id) => successes.some((other) => named(other).includes(id)))
        .map((id) => ({ id, status })),
    );
  });

/** Requirements that are named in a message at which their rule does not look. */
function unseen({ messages, operations }: ContractData, rows: ReadonlyMap<string, JudgedRow>): { id: string; text: string }[] {
  const kindOf = (name: string): string => {
    const [operation = '', part = ''] = name.split(' ');
    if (name === 'manifest') return 'a manifest';
    if (name !== requestOf(operation)) return 'an answer';
    const { document } = operations.find((one) => one.operation === operation) ?? {};
    return document && isOfPartner(document) ? 'a request' : `${part} of ${operation}`;
  };
  const kindsIn = (all: Record<string, Schema>) => {
    const kinds = new Map<string, Set<string>>();
    for (const [name, schema] of Object.entries(all))
      for (const id of idsBelow(schema)) kinds.set(id, new Set([...(kinds.get(id) ?? []), kindOf(name)]));
    return kinds;
  };
  const published = kindsIn(publishedContract().messages);
  return [...kindsIn(messages)].flatMap(([id, kinds]) => {
    const before = published.get(id) ?? new Set();
    const isByDocuments = rows.get(id)?.documents !== undefined;
    const strange = [...kinds].filter((kind) => !before.has(kind));
    if (strange.length === 0 || !rows.has(id)) return [];
    if (!isByDocuments) return [{ id, text: `the rule of "${id}" does not look at ${strange[0]}; name a row with documents: {}` }];
    const [first, second] = [...kinds];
    return second === undefined ? [] : [{ id, text: `"${id}" is named in ${first} and in ${second}; use two rows` }];
  });
}
