export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a JSON text; undefined if the text is something else. */
export function jsonObject(text: string | undefined): Record<string, unknown> | undefined {
  const value = jsonIn(text);
  return isObject(value) ? value : undefined;
}

/** No JSON begins otherwise: pages and forms are told apart without an exception, which takes longer. */
const BEGINNING = /^\s*[[{"\d\-tfn]/;

/** The value of a JSON text; undefined if the text is not JSON. */
export function jsonIn(text = ''): unknown {
  if (!BEGINNING.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same for a text that may begin with a byte order mark. */
export const markedJsonIn = (text: string): unknown => jsonIn(text.replace(/^\uFEFF/, ''));

/** A key as a step of a JSON Pointer. */
export const segment = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

export const keys = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

export const valueAt = (root: unknown, pointer: string): unknown => keys(pointer).reduce(member, root);

export const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Drops the fields that are `undefined`: with exactOptionalPropertyTypes, an optional field may not be `undefined`. */
export const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
