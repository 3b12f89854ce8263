import { isObject, segment, valueAt } from '../documents/values.ts';

/** An object of a document, with the pointer at which it really stands. */
export type Node = { value: Record<string, unknown>; pointer: string };

/** Says what is wrong at a pointer of a document, with its place. */
export type Say = (pointer: string, text: string) => string;

/** Finds objects in a document, also behind references. */
export function nodesIn(root: unknown) {
  const node = (pointer: string): Node[] => {
    const value = valueAt(root, pointer);
    if (!isObject(value)) return [];
    return typeof value.$ref === 'string' ? node(value.$ref.slice(1)) : [{ value, pointer }];
  };
  const below = ({ value, pointer }: Node, key: string): Node[] =>
    Object.keys(Object(value[key])).flatMap((inner) => node(`${pointer}/${key}/${segment(inner)}`));
  return { node, below };
}

/** Every object and list in a document, with its pointer. */
export function* objectsIn(value: unknown, pointer = ''): Generator<{ object: Record<string, unknown>; pointer: string }> {
  if (typeof value !== 'object' || value === null) return;
  yield { object: value as Record<string, unknown>, pointer };
  for (const [key, part] of Object.entries(value)) yield* objectsIn(part, `${pointer}/${segment(key)}`);
}
