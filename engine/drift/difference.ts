import type { Operation } from '../contract/compile.ts';
import { message } from '../contract/contract.ts';
import { ownersAt } from '../contract/ownership.ts';
import { ownersIn } from '../contract/schema.ts';
import type { PublishedOperation } from './operations.ts';
import type { Published } from './published.ts';
import { statedRequirements } from './requirements.ts';

/** One way in which a published document and the contract differ. */
export interface Difference {
  /** Whoever relies on the contract breaks over it, or does not notice. */
  kind: 'breaking' | 'compatible';
  operation: string;
  requirements: string[];
  /** Where in the published document: a JSON pointer. */
  pointer: string;
  expected: string;
  got: string;
}

/** What is compared of one operation on both sides. */
export interface OperationPair {
  published: Published;
  contracted: Operation;
  found: PublishedOperation;
}

/** Tells of a difference in an operation; where nothing in it has an owner, the operation's own are told. */
const differenceOf =
  (kind: Difference['kind']) =>
  (contracted: Operation, pointer: string, expected: string, got: string, owners: string[] = []): Difference => {
    const requirements = owners.length > 0 ? owners : ownersOfOperation(contracted);
    return { kind, operation: nameOf(contracted), requirements, pointer, expected, got };
  };

export const breaking = differenceOf('breaking');
export const compatible = differenceOf('compatible');

/** The path of an operation behind its address. */
export const pathBehindAddress = (url: string): string => url.replace(/^\{\w+\}(\{path_prefix\})?/, '');

export const nameOf = ({ method, urls: [url] }: Operation): string => `${method} ${pathBehindAddress(url) || '/'}`;

/** The requirement on the call itself; else on its answer, or whatever else the contract asks of it. */
function ownersOfOperation({ operation, requirements, statuses }: Operation): string[] {
  const own = ownersIn(requirements, 'call') ?? ownersIn(requirements, 'below');
  const [status] = statuses.filter((one) => !/^[45]/.test(one));
  if (own || status === undefined) return own ?? [];
  const answered = ownersAt(message(`${operation} ${status}`), ['properties', 'status'], 'const');
  if (answered.length > 0) return answered;
  return [...statedRequirements()].flatMap(([id, operations]) => (operations.includes(operation) ? [id] : [])).slice(0, 1);
}
