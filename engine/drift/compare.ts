import type { Operation } from '../contract/contract.ts';
import { breaking, type Difference, describedOperations, nameOf, pathBehindAddress } from './difference.ts';
import { operationDifferences } from './operation.ts';
import { type PublishedOperation, publishedOperations } from './operations.ts';
import type { Published } from './published.ts';

export type Drift = ReturnType<typeof drift>;

/** Every difference between a published document and the contract; `missing`: operations of the contract that the document lacks. */
export function drift(published: Published) {
  const all = publishedOperations(published);
  const matched = new Set<string>();
  const missing: string[] = [];
  const pairs = describedOperations().map((contracted) => {
    const { method, urls } = contracted;
    const same = all.find((one) => one.method === method && urls.map(shape).includes(shape(one.path)));
    return { contracted, same, found: same ?? movedOperation(contracted, all) };
  });
  const offered = new Set(
    pairs.flatMap(({ contracted, found }) => found?.security.filter((name) => (contracted.security as string[]).includes(name)) ?? []),
  );
  const differences = pairs.flatMap(({ contracted, same, found }) => {
    const name = nameOf(contracted);
    const { operation } = contracted;
    if (!found) {
      missing.push(operation);
      return [breaking(contracted, '/paths', `the operation ${name}`, 'no such operation')];
    }
    matched.add(found.pointer);
    const moved = same ? [] : [breaking(contracted, found.pointer, name, `${found.method} ${found.path}`)];
    return [...moved, ...operationDifferences({ published, contracted, found, offered })];
  });
  const unmentioned = all
    .filter(({ pointer }) => !matched.has(pointer))
    .map(({ method, path, pointer }): Difference => {
      const operation = `${method} ${path}`;
      const expected = 'nothing: the contract does not mention it';
      return { kind: 'compatible', operation, requirements: [], pointer, expected, got: operation, about: 'operation' };
    });
  return { differences: [...differences, ...unmentioned], missing };
}

/** The same operation at another path: it has the same id, or the same end of its path. */
const movedOperation = ({ operation, method, urls: [url] }: Operation, all: PublishedOperation[]): PublishedOperation | undefined =>
  all.find(({ operationId }) => operationId === operation) ?? all.find((one) => one.method === method && endOf(one.path) === endOf(url));

/** A path without the address, and without the names of its variables. */
const shape = (url: string): string =>
  pathBehindAddress(url)
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\/+$/, '');
const endOf = (url: string): string => shape(url).split('/').slice(-2).join('/');
