import { type JsonValue, paths } from 'jsonpath-rfc9535';
import type { Overlay } from '../../specs/generated/schemas.ts';
import { isObject } from '../documents/values.ts';

type Steps = (string | number)[];

/** An object, or a list. */
type Holder = Record<string | number, unknown>;

/** Applies an overlay to a document; `refuse` gets the index of an action that matches nothing, or that is not valid. */
export function overlaid<Value>(document: Value, { actions }: Overlay, refuse: (action: number, text: string) => Error): Value {
  const root: Holder = { $: structuredClone(document) };
  actions.forEach(({ target, update, remove }, index) => {
    const found = targets(root.$, target, (text) => refuse(index, text));
    if (found.length === 0) throw refuse(index, `"${target}" matches nothing`);
    // From the last to the first, so that removing an entry does not move those that follow.
    for (const steps of found.reverse()) {
      const path = ['$', ...steps];
      const above = path.slice(0, -1).reduce((value, step) => value[step] as Holder, root);
      const key = path.at(-1) ?? '$';
      if (remove && Array.isArray(above)) above.splice(Number(key), 1);
      else if (remove) delete above[key];
      else if (update !== undefined) above[key] = merged(above[key], update);
    }
  });
  return root.$ as Value;
}

function targets(document: unknown, target: string, refuse: (text: string) => Error): Steps[] {
  try {
    return paths(document as JsonValue, target).map(stepsOf);
  } catch (error) {
    throw refuse(`"${target}" is not a JSONPath (${error instanceof Error ? error.message : error})`);
  }
}

/** The steps of a normalised path such as `$['servers'][0]['url']`. */
const stepsOf = (path: string): Steps =>
  [...path.matchAll(/\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/g)].map(([, name, index]) =>
    name === undefined ? Number(index) : (JSON.parse(`"${name.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`) as string),
  );

/** Objects are merged, a list gets more entries, anything else is replaced. */
function merged(value: unknown, update: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...(Array.isArray(update) ? update : [update])];
  if (!isObject(value) || !isObject(update)) return update;
  const names = Object.keys(update).filter((name) => name !== '__proto__');
  return {
    ...value,
    ...Object.fromEntries(names.map((name) => [name, Object.hasOwn(value, name) ? merged(value[name], update[name]) : update[name]])),
  };
}
