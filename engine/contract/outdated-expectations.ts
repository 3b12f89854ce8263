import { isObject, segment } from '../documents/values.ts';
import type { ContractData } from './compile.ts';
import { publishedContract } from './contract.ts';
import { objectsIn } from './nodes.ts';
import { allNames, type ReadDocuments } from './read.ts';
import { children, type Schema } from './schema.ts';

/** Words in `x-expected` that are those of the published contract, where it states another value of their keyword. */
export function outdatedExpectations({ documents, locate }: ReadDocuments, { messages }: ContractData): string[] {
  const before = new Map(expectationsIn(publishedContract().messages));
  const found = expectationsIn(messages).flatMap(([at, schema]) => {
    const [now, published] = [JSON.stringify(schema['x-expected']), before.get(at)];
    if (published === undefined || JSON.stringify(published['x-expected']) !== now) return [];
    const changed = keywordsOf(schema).filter((one) => JSON.stringify(schema[one]) !== JSON.stringify(published[one]));
    return changed.map((keyword) => ({ now, keyword, value: JSON.stringify(schema[keyword]), written: published[keyword] }));
  });
  const lines = found.map(({ now, keyword, value, written }) => {
    const isHere = ({ object }: { object: Record<string, unknown> }) =>
      JSON.stringify(object['x-expected']) === now && JSON.stringify(object[keyword]) === value;
    const [place] = allNames.flatMap((name) =>
      [...objectsIn(documents[name])].filter(isHere).map(({ pointer }) => locate(name, `${pointer}/${segment('x-expected')}`)),
    );
    const was = `was ${JSON.stringify(written)} when these words were written`;
    return `${place ?? 'x-expected'}: "${keyword}" ${was}; change them, or write { "${keyword}": … } if they still fit`;
  });
  return [...new Set(lines)];
}

/** The schemas with words of their own, each with its message and path. */
function expectationsIn(messages: Record<string, Schema>): [string, Schema][] {
  const visit = (at: string, schema: Schema): [string, Schema][] => [
    ...(schema['x-expected'] === undefined ? [] : [[at, schema] as [string, Schema]]),
    ...children(schema).flatMap(([path, child]) => visit([at, ...path].join(' '), child)),
  ];
  return Object.entries(messages).flatMap(([name, schema]) => visit(name, schema));
}

/** The keywords that the words of a schema are about: those that they name, or each that limits the value itself. */
function keywordsOf(schema: Schema): string[] {
  const words = schema['x-expected'];
  if (isObject(words)) return Object.keys(words).filter((keyword) => schema[keyword] !== undefined);
  return Object.keys(schema).filter(
    (keyword) => !/^(?:x-|\$|description$|title$|examples?$|default$)/.test(keyword) && !isObject(schema[keyword]) && !/Of$/.test(keyword),
  );
}
