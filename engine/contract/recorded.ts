import { judged } from '../../specs/generated/labels.ts';
import type { Label } from '../recording/labels.ts';
import type { Seen } from '../recording/recording.ts';
import type { Operation } from './compile.ts';
import { contract } from './contract.ts';

/** Which operation the exchanges under a label belong to, and which of its messages is judged there. */
export interface Recorded {
  /** The operation, or the one for each surface that the observation names in `on`. */
  operation: string | Record<string, string>;
  side: 'answer' | 'request';
  outcome: 'accepted' | 'refused';
}

/** Every label whose exchanges the documents judge. */
const recorded = new Map<Label, Recorded>(judged.flatMap(({ labels, ...one }) => labels.map((label): [Label, Recorded] => [label, one])));

/** Operations that have plays of their own and are judged by hand. */
const byHand = ['requestToken', 'authorise', 'accessToken'];

const operationsIn = ({ operation }: Recorded): string[] => (typeof operation === 'string' ? [operation] : Object.values(operation));

/** The operations that plays are written for; the others are those of somebody's own contract. */
const played = new Set([...byHand, ...[...recorded.values()].flatMap(operationsIn)]);

/** The operations of the platform's side that no play is written for, and that can be read without changing anything. */
export const otherOperations = (): Operation[] =>
  contract().operations.filter(({ document, method, operation }) => document !== 'provider' && method === 'GET' && !played.has(operation));

export const recordedAs = (label: Label): Recorded | undefined => recorded.get(label);

/** The labels of an operation; one that no play is written for has those whose observations name their operation. */
export function labelsFor(operation: string, side: Recorded['side'], outcome: Recorded['outcome']): Label[] {
  const isOf = (operations: string[]) => (played.has(operation) ? operations.includes(operation) : operations.length === 0);
  return [...recorded].flatMap(([label, one]) => (one.side === side && one.outcome === outcome && isOf(operationsIn(one)) ? [label] : []));
}

export function operationOf({ label, on, operation: named }: Pick<Seen, 'label' | 'on'> & { operation?: string }): string {
  if (named !== undefined) return named;
  const { operation } = recorded.get(label) ?? {};
  const found = typeof operation === 'object' ? operation[on ?? ''] : operation;
  if (found === undefined) throw new Error(`no operation is known for ${label} on ${on}`);
  return found;
}
