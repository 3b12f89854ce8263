import { isObject, segment } from '../documents/values.ts';
import type { PublishedOperation } from './operations.ts';
import { type Located, type Published, resolved } from './published.ts';

/** Whether a schema of any successful answer names fields that are always there. */
export function namesRequired(published: Published, operations: readonly PublishedOperation[]): boolean {
  const seen = new Set<string>();
  const names = (place: Located): boolean => {
    const { value, pointer } = resolved(published, place);
    if (typeof value !== 'object' || value === null || seen.has(pointer)) return false;
    seen.add(pointer);
    if (isObject(value) && Array.isArray(value.required) && value.required.length > 0) return true;
    return Object.entries(value).some(([key, one]) => names({ value: one, pointer: `${pointer}/${segment(key)}` }));
  };
  const answers = operations.flatMap((one) => Object.entries(one.answers)).filter(([status]) => !/^[45]/.test(status));
  return answers.some(([, { content }]) => Object.values(content).some(names));
}
