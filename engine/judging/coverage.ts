import type { Report } from '../../specs/generated/schemas.ts';
import { answerOf, contract, message, type Operation, requestOf, statusEntryFor } from '../contract/contract.ts';
import { instanceOf } from '../contract/message.ts';
import { valuesAt } from '../contract/places.ts';
import { type Addresses, isAddressOf } from '../contract/request.ts';
import { children, type Schema } from '../contract/schema.ts';
import type { RecordedExchange } from '../recording/recording.ts';

export type Coverage = NonNullable<Report['coverage']>;

export type CoveredDocuments = Partial<Record<Operation['document'], Addresses>>;

/** How often each operation and status of the contract was seen in the exchanges of a run. */
export const contractCoverage = (exchanges: readonly RecordedExchange[], documents: CoveredDocuments): Coverage =>
  Object.entries(documents).flatMap(([document, addresses]) =>
    coverageOf(document, (operation) =>
      exchanges.filter(({ request }) => request.method === operation.method && isAddressOf(operation, request.url, addresses)),
    ),
  );

/** The coverage of one document, when the calls of each operation are already known. */
export const coverageOf = (document: string, callsOf: (operation: Operation) => readonly RecordedExchange[]): Coverage =>
  contract()
    .operations.filter((operation) => operation.document === document)
    .flatMap((operation) => operationCoverage(operation, callsOf(operation)));

function operationCoverage({ operation, method, urls, statuses }: Operation, calls: readonly RecordedExchange[]): Coverage {
  const answered = calls.flatMap(({ request, response }) => (response ? [{ request, response }] : []));
  return statuses.map((status) => {
    const own = answered.filter(({ response }) => statusEntryFor(statuses, response.status) === status);
    const requests = own.map(({ request }) => request);
    const answers = own.map(({ response }) => response);
    const fields = [...fieldsIn('request', requestOf(operation), requests), ...fieldsIn('answer', answerOf(operation, status), answers)];
    return { operation, method, path: urls[0], status, exercised: own.length, ...(fields.length > 0 && { fields }) };
  });
}

function fieldsIn(of: 'request' | 'answer', name: string, messages: readonly Parameters<typeof instanceOf>[0][]) {
  const schema = message(name);
  const bodies = messages.map((one) => instanceOf(one, schema).value);
  return fieldPlaces(schema.properties?.content?.properties?.body ?? {}).map(({ path, field }) => {
    const place = ['properties', 'content', 'properties', 'body', ...path];
    return { of, name: field, exercised: bodies.filter((body) => valuesAt(schema, place, body).length > 0).length };
  });
}

const fieldPlaces = (schema: Schema, path: string[] = [], names: string[] = []): { path: string[]; field: string }[] =>
  children(schema).flatMap(([steps, child]) => {
    const isField = steps[0] === 'properties';
    const [childPath, childNames] = [[...path, ...steps], isField ? [...names, steps[1] ?? ''] : names];
    return [...(isField ? [{ path: childPath, field: childNames.join('.') }] : []), ...fieldPlaces(child, childPath, childNames)];
  });

/** How many of all fields were seen at least once, in the requests and in the answers of each operation. */
export function coveredFields(coverage: Coverage): [covered: number, all: number] {
  const named = coverage.flatMap(({ operation, status, fields = [] }) =>
    fields.map(({ of, name, exercised }) => ({ key: `${operation} ${of === 'request' ? of : status} ${name}`, exercised })),
  );
  const count = (rows: typeof named) => new Set(rows.map(({ key }) => key)).size;
  return [count(named.filter(({ exercised }) => exercised > 0)), count(named)];
}

/** How many of all operations were called at least once. */
export function coveredOperations(coverage: Coverage): [covered: number, all: number] {
  const names = (rows: Coverage) => new Set(rows.map(({ operation }) => operation)).size;
  return [names(coverage.filter(({ exercised }) => exercised > 0)), names(coverage)];
}
