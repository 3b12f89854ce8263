import { segment } from './pointer.ts';

/** Names that a text refers to but the environment does not have. */
export interface Unset {
  name: string;
  pointer: string;
}

/** Replaces ${NAME} in every string of a parsed document; $${NAME} stands for ${NAME} itself. */
export function fillIn(value: unknown, env: Record<string, string | undefined>, pointer = ''): { value: unknown; unset: Unset[] } {
  const unset: Unset[] = [];
  const fill = (inner: unknown, at: string): unknown => {
    if (typeof inner === 'string') {
      return inner.replace(/\$(\$?)\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, escaped: string, name: string) => {
        if (escaped) return whole.slice(1);
        if (!Object.hasOwn(env, name)) unset.push({ name, pointer: at });
        return (Object.hasOwn(env, name) && env[name]) || '';
      });
    }
    if (Array.isArray(inner)) return inner.map((item, index) => fill(item, `${at}/${index}`));
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, fill(item, `${at}/${segment(key)}`)]));
  };
  return { value: fill(value, pointer), unset };
}
