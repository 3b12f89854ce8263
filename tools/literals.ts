import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractData, compile } from '../engine/contract/compile.ts';
import { readDocuments } from '../engine/contract/read.ts';
import { rowFiles } from '../engine/contract/rows.ts';
import { sentencesIn } from '../engine/contract/sentences.ts';
import { escapeRegExp, positionIn } from '../engine/documents/text.ts';
import { isObject } from '../engine/documents/values.ts';
import { parseYaml } from '../engine/documents/yaml.ts';

/** A name that no sentence has by chance: `CC_NODE_VERSION`, `/v2/self`, `application/pdf`. */
const isDistinctive = (text: string): boolean =>
  /[/._]|[A-Z]{2}|[a-z][A-Z]/.test(text) && text.length > 4 && !/[{\s]/.test(text.slice(0, 2));

/** Sentences of rows that write a value which the contract states, instead of its name. */
export function literalValues(root: string): string[] {
  const named = [...namesOf(compile(readDocuments(root).documents))];
  return rowFiles(root).flatMap(({ path }) => {
    const { value, locate } = parseYaml(path, readFileSync(join(root, path)));
    return sentencesIn(value).flatMap(({ text, pointer }) =>
      named
        .filter(([literal]) => new RegExp(`(?<![\\w/.-])${escapeRegExp(literal)}(?![\\w/-])`).test(text))
        .map(([literal, name]) => `${positionIn(path, locate(pointer))}: the contract states "${literal}"; write {{${name}}}`),
    );
  });
}

/** Each value with the name by which sentences call it. */
function namesOf({ values, operations, identifierPrefix }: ContractData): Map<string, string> {
  const found = new Map<string, string>();
  const add = (literal: unknown, name: string) => {
    if (typeof literal === 'string' && isDistinctive(literal) && !found.has(literal)) found.set(literal, name);
  };
  const visit = (value: unknown, name: string): void => {
    if (isObject(value)) for (const [key, one] of Object.entries(value)) visit(one, `${name}.${key}`);
    else add(value, name);
  };
  for (const [name, value] of Object.entries(values)) visit(value, name);
  add(identifierPrefix, 'token.prefix');
  for (const { document, operation, urls, mediaType, answers, statuses } of operations) {
    add(urls[0].replace(/^(\{\w+\})+/, ''), `${operation}.path`);
    add(mediaType, `${operation}.type`);
    if (answers.length === 1) add(answers[0], `${operation}.answer`);
    // The statuses of success are numbers that sentences also say of other answers.
    if (document === 'provider')
      for (const refusal of statuses.filter((status) => /^[45]/.test(status))) found.set(refusal, 'provider.refusal');
  }
  return found;
}
