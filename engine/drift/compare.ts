import type { Operation } from '../contract/compile.ts';
import { contract } from '../contract/contract.ts';
import { answerDifferences } from './answers.ts';
import { callDifferences } from './calls.ts';
import { type Difference, nameOf, type OperationPair, ownersOfOperation } from './difference.ts';
import { matchOf } from './match.ts';
import { type PublishedOperation, publishedOperations } from './operations.ts';
import type { Published } from './published.ts';

/** What a published document of the platform says of the contract. */
export interface Drift {
  differences: Difference[];
  /** Operations of the contract that are not in the document. */
  missing: string[];
}

/** Every difference between a published document of the platform and the contract. */
export function drift(published: Published): Drift {
  const all = publishedOperations(published);
  const own = contract().operations.filter(({ document }) => document !== 'provider');
  const matched = new Set<string>();
  const differences = own.flatMap((contracted) => {
    const match = matchOf(contracted, all);
    if (match) matched.add(match.found.pointer);
    return match ? [...match.moved, ...compared({ published, contracted, found: match.found })] : [missing(contracted)];
  });
  const more = all.filter(({ pointer }) => !matched.has(pointer));
  const lacking = own.filter((contracted) => !matchOf(contracted, all)).map(({ operation }) => operation);
  return { differences: [...differences, ...unmentioned(more)], missing: lacking };
}

const compared = (pair: OperationPair): Difference[] => [...callDifferences(pair), ...answerDifferences(pair)];

const unmentioned = (more: PublishedOperation[]): Difference[] =>
  more.map(({ method, path, pointer }) => ({
    kind: 'compatible',
    operation: `${method} ${path}`,
    requirements: [],
    pointer,
    expected: 'nothing: the contract does not mention it',
    got: `${method} ${path}`,
  }));

const missing = (contracted: Operation): Difference => ({
  kind: 'breaking',
  operation: nameOf(contracted),
  requirements: ownersOfOperation(contracted),
  pointer: '/paths',
  expected: `the operation ${nameOf(contracted)}`,
  got: 'no such operation',
});
