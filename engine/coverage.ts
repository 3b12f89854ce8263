import type { Operation } from './contract/compile.ts';
import { contract, entryFor } from './contract/contract.ts';
import type { Exchange } from './recording.ts';
import type { Report } from './report.ts';

export type Coverage = NonNullable<Report['coverage']>;

/** What the variables of a document's addresses stand for at this target. */
type Addresses = Record<string, string>;

/** The documents that apply to a target. */
export type Documents = Partial<Record<Operation['document'], Addresses>>;

/** How often each operation and status of the contract was seen in the exchanges of a run. */
export const contractCoverage = (exchanges: readonly Exchange[], documents: Documents): Coverage =>
  Object.entries(documents).flatMap(([document, addresses]) =>
    contract()
      .operations.filter((one) => one.document === document)
      .flatMap((one) => covered(one, exchanges, addresses)),
  );

function covered({ operation, method, urls, statuses }: Operation, exchanges: readonly Exchange[], addresses: Addresses): Coverage {
  const patterns = urls.map((url) => patternOf(url, addresses));
  const isCall = ({ request }: Exchange) =>
    request.method === method && patterns.some((pattern) => pattern.test(withoutQuery(request.url)));
  const seen = exchanges.filter(isCall).flatMap(({ response }) => (response ? [entryFor(statuses, response.status)] : []));
  return statuses.map((status) => {
    const exercised = seen.filter((entry) => entry === status).length;
    return { operation, method, path: urls[0], status, exercised };
  });
}

/** How many operations were exercised at all, of how many. */
export function coveredOperations(coverage: Coverage): [covered: number, all: number] {
  const names = (rows: Coverage) => new Set(rows.map(({ operation }) => operation)).size;
  return [names(coverage.filter(({ exercised }) => exercised > 0)), names(coverage)];
}

const withoutQuery = (url: string): string => url.replace(/[?#].*/s, '');

/**
 * A variable of the address stands for its value, one of the path for a segment; two token endpoints may be configured with `_query`.
 * An address that is not configured is a segment as well, which no URL begins with.
 */
function patternOf(url: string, addresses: Addresses): RegExp {
  const parts = url.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return literal(part).replace(/_token$/, '_token(?:_query)?');
    const value = addresses[part];
    return value === undefined ? '[^/]+' : literal(value.replace(/\/+$/, ''));
  });
  return new RegExp(`^${parts.join('')}/?$`);
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
