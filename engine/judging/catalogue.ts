import { readFileSync } from 'node:fs';
import type { QuestionId, RequirementId } from '../../specs/generated/ids.ts';
import type { facts, question, requirement, TargetKind } from '../../specs/generated/schemas.ts';

interface CommonRow {
  surface: string;
  target: TargetKind | 'any';
}

type WrittenRequirement = Omit<requirement, 'target'>;

type Ordered<Judged> = Omit<Judged, 'after'> & { after?: RequirementId[] };

/** A rule that is written as data in its row: its kind, what it reads, what comes before it, and its messages. */
export type AlikeRule = Ordered<NonNullable<WrittenRequirement['rule']>>;

/** The value that is wanted for each fact, by the fact's path; a list gives several that will do. */
export type WantedFacts = facts;

export interface Requirement extends CommonRow, WrittenRequirement {
  id: RequirementId;
  readings?: QuestionId[];
  documents?: Ordered<NonNullable<WrittenRequirement['documents']>>;
  rule?: AlikeRule;
  covered: boolean;
}

/** What the contract leaves open; never judged. */
export type Question = CommonRow & question & { id: QuestionId };

export type Row = Requirement | Question;

export interface Catalogue {
  /** The edition in force: the last of `editions`. */
  edition: string;
  editions: string[];
  surfaces: Record<string, string>;
  rows: Row[];
}

export const isRequirement = (row: Row): row is Requirement => 'level' in row;

let loaded: Catalogue | undefined;

export function catalogue(): Catalogue {
  loaded ??= JSON.parse(readFileSync(new URL(import.meta.resolve('#specs/generated/catalogue.json')), 'utf8')) as Catalogue;
  return loaded;
}

/** From now on, uses the rows of another contract; without an argument, the published ones. */
export const useCatalogue = (chosen?: Catalogue): void => {
  loaded = chosen;
};

export const requirements = (): Requirement[] => catalogue().rows.filter(isRequirement);

export function questionOf(id: QuestionId): Question {
  const found = catalogue().rows.find((row): row is Question => row.id === id);
  if (!found) throw new Error(`the catalogue has no question ${id}`);
  return found;
}
