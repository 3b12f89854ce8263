import type { Operation } from './contract/compile.ts';
import { contract, entryFor } from './contract/contract.ts';
import { type Addresses, isAddressOf } from './contract/route.ts';
import type { Exchange } from './recording.ts';
import type { Report } from './report.ts';

export type Coverage = NonNullable<Report['coverage']>;

/** The documents that apply to a target. */
export type Documents = Partial<Record<Operation['document'], Addresses>>;

/** How often each operation and status of the contract was seen in the exchanges of a run. */
export const contractCoverage = (exchanges: readonly Exchange[], documents: Documents): Coverage =>
  Object.entries(documents).flatMap(([document, addresses]) =>
    contract()
      .operations.filter((one) => one.document === document)
      .flatMap((one) => covered(one, exchanges, addresses)),
  );

function covered(one: Operation, exchanges: readonly Exchange[], addresses: Addresses): Coverage {
  const { operation, method, urls, statuses } = one;
  const isCall = ({ request }: Exchange) => request.method === method && isAddressOf(one, request.url, addresses);
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
