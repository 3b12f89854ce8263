import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { problemOf } from '../documents/schema.ts';
import { segment } from '../documents/values.ts';
import { valueNames } from './documents.ts';
import type { ReadDocuments } from './read.ts';

/** What is wrong with the values of a contract, each with its place. */
export function wrongValues(read: ReadDocuments): string[] {
  const { documents, locate } = read;
  const ajv = new Ajv2020({ allErrors: true });
  const unfit = valueNames.flatMap((name) => {
    const schema = JSON.parse(readFileSync(new URL(import.meta.resolve(`#specs/schemas/${name}.schema.json`)), 'utf8'));
    const validate = ajv.compile(schema);
    validate(documents[name]);
    return (validate.errors ?? [])
      .map((error) => problemOf(error, documents[name]))
      .map(({ pointer, text }) => `${locate(name, pointer)}: ${text}`);
  });
  return unfit.length > 0 ? unfit : [...sharedNames(read), ...unknownTools(read), ...toolsTwice(read)];
}

/** Each variable says one thing. */
function sharedNames({ documents: { variables }, locate }: ReadDocuments): string[] {
  const all = Object.entries(variables);
  return all.flatMap(([what, name], index) => {
    const [before] = all.slice(0, index).find(([, other]) => other === name) ?? [];
    return before === undefined ? [] : [`${locate('variables', `/${what}`)}: ${name} is the variable for "${before}" already`];
  });
}

/** What selects a build tool selects one that the contract lists. */
function unknownTools({ documents: { runtimes }, locate }: ReadDocuments): string[] {
  const { build_tools, lock_files } = runtimes.node;
  const known = [...build_tools.current, ...build_tools.deprecated];
  const selected = Object.entries(lock_files).map(([file, tool]) => [`/node/lock_files/${segment(file)}`, tool] as const);
  return [['/node/build_tools/default', build_tools.default] as const, ...selected].flatMap(([pointer, tool]) =>
    known.includes(tool) ? [] : [`${locate('runtimes', pointer)}: "${tool}" is none of the build tools (${known.join(', ')})`],
  );
}

/** A build tool is current or deprecated. */
const toolsTwice = ({ documents: { runtimes }, locate }: ReadDocuments): string[] =>
  runtimes.node.build_tools.deprecated.flatMap((tool, index) =>
    runtimes.node.build_tools.current.includes(tool)
      ? [`${locate('runtimes', `/node/build_tools/deprecated/${index}`)}: "${tool}" is current and deprecated`]
      : [],
  );
