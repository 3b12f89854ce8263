import { segment } from './values.ts';

export type Environment = Record<string, string | undefined>;

/** A variable that a document uses and the environment does not have. */
export type Unset = { name: string; pointer: string };

/** The part of an environment that a file may use: the names that the operator allows; a name without a value is undefined. */
export const allowedOf = (env: Environment, names: readonly string[]): Environment =>
  Object.fromEntries(names.map((name) => [name, Object.hasOwn(env, name) ? env[name] : undefined]));

/** Replaces ${NAME} in the strings of a parsed document, at the pointers that `mayTake` allows; $${NAME} gives a literal ${NAME}. */
export function fillIn(value: unknown, env: Environment, mayTake = (_pointer: string) => true): { value: unknown; unset: Unset[] } {
  const unset: Unset[] = [];
  const fill = (inner: unknown, at: string): unknown => {
    if (typeof inner === 'string') {
      return inner.replace(/\$(\$?)\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, escaped: string, name: string) => {
        if (escaped) return whole.slice(1);
        const found = mayTake(at) && Object.hasOwn(env, name) ? env[name] : undefined;
        if (found === undefined) unset.push({ name, pointer: at });
        return found ?? '';
      });
    }
    if (Array.isArray(inner)) return inner.map((item, index) => fill(item, `${at}/${index}`));
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, fill(item, `${at}/${segment(key)}`)]));
  };
  return { value: fill(value, ''), unset };
}

/** A text that `fillIn` gives back as it was. */
export const escaped = (text: string): string => text.replace(/\$\{[A-Za-z_][A-Za-z0-9_]*\}/g, (variable) => `$${variable}`);
