import type { RequirementId } from '../../specs/generated/ids.ts';
import type { PublishedDocument } from '../../specs/generated/schemas.ts';
import { requirements } from '../catalogue/catalogue.ts';
import { contract, message, type Operation } from '../contract/contract.ts';
import { isOfPartner } from '../contract/documents.ts';
import { ownersAt } from '../contract/ownership.ts';
import { namedBy, placesOf } from '../contract/places.ts';
import { ownersIn } from '../contract/schema.ts';
import { defined } from '../documents/values.ts';
import type { PublishedOperation } from './operations.ts';
import type { Published } from './published.ts';

/** A `breaking` difference breaks a client that relies on the contract; `pointer` leads to it in the published document. */
export interface Difference extends Omit<PublishedDocument['differences'][number], 'where'> {
  pointer: string;
  /** Reports tell differences of one of these kinds together; what is `unsaid` follows from nothing in the document, and passes nothing. */
  about?: 'refusal' | 'operation' | 'parameter' | 'field' | 'narrower' | 'scheme' | 'optional' | 'unsaid';
  /** What to name in that line. */
  names?: string[];
}

/** One operation on both sides. */
export type OperationPair = {
  published: Published;
  contracted: Operation;
  found: PublishedOperation;
  /** The security schemes of the contract that the document has where the contract has them. */
  offered: ReadonlySet<string>;
  /** Whether any answer of the contract's operations names required fields; many generators write none. */
  namesRequired: boolean;
};

/** The operations of the contract that a platform's document describes. */
export const describedOperations = (): Operation[] => contract().operations.filter(({ document }) => !isOfPartner(document));

/** What differs, and the name of the part: a status, a parameter, a place in a body. */
type Subject = readonly [code: string, name?: string];

/** A difference without requirements of its own gets those of its operation. */
const differenceOf =
  (kind: Difference['kind']) =>
  (contracted: Operation, pointer: string, [code, name]: Subject, expected: string, got: string, owners: string[] = []): Difference => {
    const requirements = owners.length > 0 ? owners : ownersOfOperation(contracted);
    return { kind, code, ...defined({ name }), operation: nameOf(contracted), requirements, pointer, expected, got };
  };

export const breaking = differenceOf('breaking');
export const compatible = differenceOf('compatible');
export const unsaid: typeof compatible = (...given) => ({ ...compatible(...given), about: 'unsaid' });

export const pathBehindAddress = (url: string): string => url.replace(/^\{\w+\}(\{path_prefix\})?/, '');

export const nameOf = ({ method, urls: [url] }: Operation): string => `${method} ${pathBehindAddress(url) || '/'}`;

export const areNotes = (owners: readonly string[]): boolean =>
  owners.length > 0 && owners.every((owner) => requirements().some(({ id, level }) => id === owner && level === 'note'));

/** The requirements of the call itself, or else of its answer, or else the first that names the operation anywhere. */
function ownersOfOperation({ operation, requirements, statuses }: Operation): string[] {
  const own = ownersIn(requirements, 'call') ?? ownersIn(requirements, 'below');
  const [status] = statuses.filter((one) => !/^[45]/.test(one));
  if (own || status === undefined) return own ?? [];
  const answered = ownersAt(message(`${operation} ${status}`), ['properties', 'status'], 'const');
  if (answered.length > 0) return answered;
  return [...statedRequirements()].flatMap(([id, operations]) => (operations.includes(operation) ? [id] : [])).slice(0, 1);
}

/** The requirements that a message of the contract states anywhere. */
export const statedIn = (name: string): string[] =>
  requirements().flatMap(({ id }) => (placesOf(id).some(({ message }) => message === name) ? [id] : []));

/** The requirements of a platform that an OpenAPI document can meet or break, each with its operations. */
export function statedRequirements(): ReadonlyMap<RequirementId, string[]> {
  const described = describedOperations();
  const rows = requirements().filter(({ target }) => target === 'platform');
  const stated = rows.map(({ id }): [RequirementId, string[]] => {
    const messages = placesOf(id).map(({ message }) => message.replace(/ \S+$/, ''));
    const isAbout = (one: Operation) => messages.includes(one.operation) || namedBy({ 'x-requirement': one.requirements }).includes(id);
    return [id, described.filter(isAbout).map(({ operation }) => operation)];
  });
  return new Map(stated.filter(([, operations]) => operations.length > 0));
}
