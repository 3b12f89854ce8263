import { judged } from '../../specs/generated/labels.ts';
import type { Label, Observed } from '../recording/recording.ts';
import { contract, type Operation } from './contract.ts';
import { type DocumentName, isOfPartner } from './documents.ts';
import { operationsAt } from './request.ts';

/** Which operation the exchanges under a label call, and which of its messages is judged. */
export interface Recorded {
  /** The operation, or one for each surface that an observation may name in `on`. */
  operation: string | Record<string, string>;
  side: 'answer' | 'request';
  outcome: 'accepted' | 'refused';
}

/** Every label whose exchanges the documents judge. */
const recorded = new Map<Label, Recorded>(judged.flatMap(({ labels, ...one }) => labels.map((label): [Label, Recorded] => [label, one])));

/** What rows say about the exchanges of a label, and plays do not record so. */
export const unrecorded = (rows: readonly { entry: object; at: string }[]): string[] =>
  rows
    .filter(({ entry }) => !judged.some((own) => JSON.stringify(own) === JSON.stringify(entry)))
    .map(({ at }) => `${at}: what plays record is part of Assay; leave "judged" as it is`);

/** Operations that have plays, but are judged by rules written by hand. */
const byHand = ['requestToken', 'authorise', 'accessToken'];

const operationsIn = ({ operation }: Recorded): string[] => (typeof operation === 'string' ? [operation] : Object.values(operation));

/** The operations that have plays; all others come from a user's own contract. */
const played = new Set([...byHand, ...[...recorded.values()].flatMap(operationsIn)]);

/** The read-only operations of the platform that have no play. */
export const otherOperations = (): Operation[] =>
  contract().operations.filter(({ document, method, operation }) => !isOfPartner(document) && method === 'GET' && !played.has(operation));

/** An operation that only a changed contract has, by its request. */
export function ownOperationAt(document: DocumentName, method: string, url: string, addresses: Record<string, string>): string | undefined {
  const found = operationsAt(document, url, addresses).find((one) => one.method === method);
  return found && !played.has(found.operation) ? found.operation : undefined;
}

/** Whether Assay itself calls an operation; others are judged in recorded traffic only. */
export const isCalled = (id: string): boolean => played.has(id) || otherOperations().some(({ operation }) => operation === id);

export const recordedUnder = (label: Label): Recorded | undefined => recorded.get(label);

/** The labels of an operation; one without a play uses the labels whose observations name their operation themselves. */
export function labelsFor(operation: string, side: Recorded['side'], outcome: Recorded['outcome']): Label[] {
  const isOf = (operations: string[]) => (played.has(operation) ? operations.includes(operation) : operations.length === 0);
  return [...recorded].flatMap(([label, one]) => (one.side === side && one.outcome === outcome && isOf(operationsIn(one)) ? [label] : []));
}

export function operationOf({ label, on, operation: named }: Pick<Observed, 'label' | 'on'> & { operation?: string }): string {
  if (named !== undefined) return named;
  const { operation } = recorded.get(label) ?? {};
  const found = typeof operation === 'object' ? operation[on ?? ''] : operation;
  if (found === undefined) throw new Error(`no operation is known for ${label} on ${on}`);
  return found;
}
