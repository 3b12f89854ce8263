import { readFileSync } from 'node:fs';
import type { QuestionId, RequirementId } from '../../specs/generated/ids.ts';
import type { components } from '../../specs/generated/schemas.ts';

type Schemas = components['schemas'];
export type Level = Schemas['Level'];
export type TargetKind = Schemas['TargetKind'];

interface CommonRow {
  surface: string;
  target: TargetKind | 'any';
}

type WrittenRequirement = Omit<Schemas['requirement'], 'target'>;

type Ordered<Judged> = Omit<Judged, 'after'> & { after?: RequirementId[] };

/** What a rule says that is like others of its kind: what it reads, after what, and its words. */
export type AlikeRule = Ordered<NonNullable<WrittenRequirement['rule']>>;

/** Facts by their paths, each with its value or with several of which it is one. */
export type WantedFacts = Schemas['facts'];

export interface Requirement extends CommonRow, WrittenRequirement {
  id: RequirementId;
  readings?: QuestionId[];
  documents?: Ordered<NonNullable<WrittenRequirement['documents']>>;
  rule?: AlikeRule;
  covered: boolean;
}

/** What the contract leaves open; never judged. */
export type Question = CommonRow & Schemas['question'] & { id: QuestionId };

export type Row = Requirement | Question;

export interface Catalogue {
  /** The one in force, which is the last of those that have been. */
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

/** Takes the rows of another contract from now on; the published ones where none are given. */
export const useCatalogue = (chosen?: Catalogue): void => {
  loaded = chosen;
};

export const requirements = (): Requirement[] => catalogue().rows.filter(isRequirement);

/** The question of that id; the catalogue is checked to have all that its rows name. */
export function questionOf(id: QuestionId): Question {
  const found = catalogue().rows.find((row): row is Question => row.id === id);
  if (!found) throw new Error(`the catalogue has no question ${id}`);
  return found;
}
