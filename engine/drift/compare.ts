import type { Operation } from '../contract/contract.ts';
import { breaking, type Difference, describedOperations, nameOf, pathBehindAddress, unsaid } from './difference.ts';
import { operationDifferences } from './operation.ts';
import { type PublishedOperation, publishedOperations } from './operations.ts';
import type { Published } from './published.ts';
import { namesRequired } from './required.ts';

export type Drift = ReturnType<typeof drift>;

/** Every difference between a published document and the contract; `missing`: operations of the contract that the document lacks. */
export function drift(published: Published) {
  const all = publishedOperations(published);
  const matched = new Set<string>();
  const missing: string[] = [];
  const [version, ...otherVersions] = new Set(all.flatMap(({ path }) => versionOf(path) ?? []));
  const pairs = describedOperations().map((contracted) => {
    const own = all.filter(({ method }) => method === contracted.method);
    const shapes = contracted.urls.map(shape);
    const same =
      own.find(({ path }) => shapes.includes(shape(path))) ??
      own.find(({ path }) => hasOpenPrefix(contracted) && shapes.some((one) => shape(path).endsWith(one)));
    const isElsewhere =
      version !== undefined && otherVersions.length === 0 && shapes.every((one) => ![version, undefined].includes(versionOf(one)));
    return { contracted, same, isElsewhere, found: same ?? (isElsewhere ? undefined : movedOperation(contracted, all)) };
  });
  const offered = new Set(
    pairs.flatMap(({ contracted, found }) => found?.security.filter((name) => (contracted.security as string[]).includes(name)) ?? []),
  );
  const isExact = namesRequired(
    published,
    pairs.flatMap(({ found }) => found ?? []),
  );
  const differences = pairs.flatMap(({ contracted, same, isElsewhere, found }) => {
    const name = nameOf(contracted);
    const { operation } = contracted;
    if (!found) {
      missing.push(operation);
      if (isElsewhere) return [unsaid(contracted, '/paths', ['other-version'], 'the operation', `only paths of ${version}`)];
      return [breaking(contracted, '/paths', ['no-operation'], `the operation ${name}`, 'no such operation')];
    }
    matched.add(found.pointer);
    const moved = same
      ? []
      : [breaking(contracted, found.pointer, ['moved', `${found.method} ${found.path}`], name, `${found.method} ${found.path}`)];
    return [...moved, ...operationDifferences({ published, contracted, found, offered, namesRequired: isExact })];
  });
  const unmentioned = all
    .filter(({ pointer }) => !matched.has(pointer))
    .map(({ method, path, pointer }): Difference => {
      const operation = `${method} ${path}`;
      const expected = 'nothing: the contract does not mention it';
      return {
        kind: 'compatible',
        code: 'other-operation',
        operation,
        requirements: [],
        pointer,
        expected,
        got: operation,
        about: 'operation',
      };
    });
  return { differences: unique([...differences, ...unmentioned]), missing };
}

/** One line for what several places of the contract say alike. */
function unique(all: readonly Difference[]): Difference[] {
  const found = new Map<string, Difference>();
  for (const one of all) {
    const key = JSON.stringify({ ...one, requirements: [] });
    const requirements = [...new Set([...(found.get(key)?.requirements ?? []), ...one.requirements])];
    found.set(key, { ...one, requirements });
  }
  return [...found.values()];
}

/** The same operation at another path: it has the same id, or the same end of its path. */
const movedOperation = ({ operation, method, urls: [url] }: Operation, all: PublishedOperation[]): PublishedOperation | undefined =>
  all.find(({ operationId }) => operationId === operation) ?? all.find((one) => one.method === method && endOf(one.path) === endOf(url));

/** The contract does not show the prefix of some paths. */
const hasOpenPrefix = ({ urls }: Operation): boolean => urls.some((url) => url.includes('{path_prefix}'));

/** A document of one version, such as that of a server at /v2, leaves other versions to other documents. */
const versionOf = (path: string): string | undefined => /^\/v\d+(?=\/)/.exec(path)?.[0];

/** A path without the address, and without the names of its variables. */
const shape = (url: string): string =>
  pathBehindAddress(url)
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\/+$/, '');
const endOf = (url: string): string => shape(url).split('/').slice(-2).join('/');
