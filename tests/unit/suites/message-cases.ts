import { broken } from '../../../engine/cases/broken.ts';
import { plainValue } from '../../../engine/cases/plain.ts';
import { message } from '../../../engine/contract/contract.ts';
import { ownersAt } from '../../../engine/contract/ownership.ts';
import { isOptional, placesOf, valuesAt } from '../../../engine/contract/places.ts';

/** A message made from its schema, and what a requirement that the documents judge has to say to it. */
export interface MessageCase {
  case: string;
  /** The name of the message: `provision 2XX`. */
  message: string;
  value: unknown;
  says: 'pass' | 'not-applicable' | 'problem';
}

/** Cases of a requirement: for each message that names it a valid one with everything, one with the least, and each way to break it. */
export function messageCases(requirement: string): MessageCase[] {
  const places = placesOf(requirement);
  return [...new Set(places.map((place) => place.message))].flatMap((name) => {
    const schema = message(name);
    const paths = places.filter((place) => place.message === name).map(({ path }) => path);
    const full = plainValue(schema, 'full');
    const bare = plainValue(schema, 'bare');
    const isLeftOut = paths.every((path) => isOptional(schema, path) && !isLabel(path) && valuesAt(schema, path, bare).length === 0);
    const wrong = broken(schema, full, name).filter(({ path, keyword }) => ownersAt(schema, path, keyword).includes(requirement));
    return [
      { case: `${name} with every field`, message: name, value: full, says: 'pass' },
      { case: `${name} with the least`, message: name, value: bare, says: isLeftOut ? 'not-applicable' : 'pass' },
      ...wrong.map(({ what, value, keyword }): MessageCase => ({ case: `${what} (${keyword})`, message: name, value, says: 'problem' })),
    ];
  });
}

/** A message without a label contradicts nothing, so it is judged. */
const isLabel = (path: readonly string[]): boolean => path.at(-1) === 'format' && path.at(-3) === 'content';
