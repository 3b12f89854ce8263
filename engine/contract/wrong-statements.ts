import { isRequirement, type Row } from '../catalogue/catalogue.ts';
import { segment } from '../documents/values.ts';
import type { ContractData } from './compile.ts';
import { publishedContract } from './contract.ts';
import { disagreements } from './disagreements.ts';
import { outdatedExpectations } from './outdated-expectations.ts';
import type { ReadDocuments } from './read.ts';
import { outdatedWords, type WrittenRow } from './rows.ts';
import { outdatedNames } from './sentences.ts';
import { unjudgedMethods, unjudgedStatements } from './unjudged.ts';

/** Where a part of a row is written. */
type PlaceOf = (id: string, pointer: string) => string;

/** What is wrong between the documents and the rows of a contract; `listed` are the statements that nothing has to judge. */
export const wrongStatements = (
  read: ReadDocuments,
  data: ContractData,
  rows: readonly (Row | WrittenRow)[],
  listed: readonly string[],
  { placeOf, placeOfWords = placeOf }: { placeOf: PlaceOf; placeOfWords?: PlaceOf },
): string[] => [
  ...disagreements(read, data, rows as WrittenRow[], (id) => placeOf(id, '/documents')),
  ...unjudgedMethods(read, data, (rows as Row[]).filter(isRequirement)),
  ...unjudgedStatements(read, data, listed),
  ...outdatedWords(rows as WrittenRow[], data, (id, name) => placeOfWords(id, `/writtenFor/${segment(name)}`)),
  ...outdatedNames(rows as WrittenRow[], data, publishedContract(), placeOfWords),
  ...outdatedExpectations(read, data),
];
