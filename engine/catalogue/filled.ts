import { show } from '../documents/show.ts';
import { member } from '../documents/values.ts';

/** The fact at a path, its steps joined by dots; a problem has it under the whole path. */
export const factAt = (thing: object, path: string): unknown =>
  Object.hasOwn(thing, path) ? member(thing, path) : path.split('.').reduce(member, thing as unknown);

/** A part that is left out if its fact is not known: `{?path:text}`. */
const parts = /\{\?([\w.-]+):((?:[^{}]|\{[^{}]*\})*)\}/g;
/** A fact: `{path}`, `{path|text}`, `{"path"}` or `{"path"|text}`. */
const places = /\{("?)([\w.-]+)\1(?:\|([^}]*))?\}/g;

/** Replaces each fact in braces by its value: `{path|text}` gives the text for an unknown fact, `{"path"}` shows the value as JSON. */
export const filled = (text: string, thing: object): string =>
  text
    .replace(parts, (_, path: string, part: string) => (factAt(thing, path) === undefined ? '' : part))
    .replace(places, (whole, quote: string, path: string, otherwise?: string) => {
      const fact = factAt(thing, path);
      if (quote && (fact !== undefined || otherwise === undefined)) return show(fact);
      if (Array.isArray(fact)) return fact.join(', ');
      return String(fact ?? otherwise ?? whole);
    });

/** The facts that a text names, each with whether it may be unknown. */
export function factsNamedIn(text: string): [name: string, isOptional: boolean][] {
  const inParts = [...text.matchAll(parts)].flatMap(([, path = '', part = '']) => [path, ...factsNamedIn(part).map(([name]) => name)]);
  const named = [...text.replace(parts, '').matchAll(places)];
  return [
    ...named.map(([, , path = '', otherwise]): [string, boolean] => [path, otherwise !== undefined]),
    ...inParts.map((path): [string, boolean] => [path, true]),
  ];
}
