import type { Operation } from '../contract/compile.ts';
import { type Difference, nameOf, ownersOfOperation } from './difference.ts';
import type { PublishedOperation } from './operations.ts';

interface Match {
  found: PublishedOperation;
  moved: Difference[];
}

/** The operation at the same path and method; else one that has moved: the same id, or the same end of its path. */
export function matchOf(contracted: Operation, all: PublishedOperation[]): Match | undefined {
  const wanted = pathsOf(contracted);
  const same = all.find(({ method, path }) => method === contracted.method && wanted.includes(shape(path)));
  if (same) return { found: same, moved: [] };
  const [last = ''] = wanted;
  const end = last.split('/').slice(-2).join('/');
  const moved =
    all.find(({ operationId }) => operationId === contracted.operation) ??
    all.find(({ method, path }) => method === contracted.method && shape(path).split('/').slice(-2).join('/') === end);
  if (!moved) return undefined;
  const difference: Difference = {
    kind: 'breaking',
    operation: nameOf(contracted),
    requirements: ownersOfOperation(contracted),
    pointer: moved.pointer,
    expected: nameOf(contracted),
    got: `${moved.method} ${moved.path}`,
  };
  return { found: moved, moved: [difference] };
}

/** Paths without what the address stands for, and without names of variables. */
const pathsOf = ({ urls }: Operation): string[] => urls.map((url) => shape(url.replace(/^\{\w+\}(\{path_prefix\})?/, '')));
const shape = (path: string): string => path.replace(/\{[^}]*\}/g, '{}').replace(/\/+$/, '');
