import { readFileSync } from 'node:fs';
import type { QuestionId, RequirementId } from '../../specs/generated/ids.ts';
import type { Needs } from './inputs.ts';

export type Level = 'must' | 'should' | 'note';
export type TargetKind = 'provider' | 'platform' | 'application' | 'client';

interface CommonRow {
  surface: string;
  target: TargetKind | 'any';
  source: string;
}

/** What a rule says that is like others of its kind: what it reads, after what, and its words. */
export interface AlikeRule {
  kind: string;
  reads: string[];
  after?: RequirementId[];
  /** What a sign-on has to show for it, beyond whether the form was accepted. */
  needs?: 'panel' | 'resource';
  called?: string;
  danger?: string;
  method?: string;
  request?: 'provision' | 'deprovision';
  inputs?: string[];
}

/** One testable sentence of the contract. */
export interface Requirement extends CommonRow {
  id: RequirementId;
  level: Level;
  text: string;
  judged: string;
  hint: string;
  /** The questions whose reading it rests on. */
  readings?: QuestionId[];
  when?: string;
  needs?: Needs;
  /** The edition that brought it, where that is not the first. */
  since?: string;
  /** What has to be known to judge it on recorded traffic; left out where traffic cannot show it. */
  traffic?: 'exchanges' | 'manifest' | 'credentials' | 'cookies' | 'secrets' | 'address';
  /** The question of whoever accepts a certificate that rests on it. */
  acceptance?: 'secrets';
  /** Judged by the documents of the contract: by its places there, in what plays record of them. */
  documents?: { reads?: string[]; after?: RequirementId[]; control?: string };
  /** Judged as others of a kind are: what they differ in. */
  rule?: AlikeRule;
  covered: boolean;
}

/** What the contract leaves open; never judged. */
export interface Question extends CommonRow {
  id: QuestionId;
  kind: 'gap' | 'contradiction' | 'exclusion' | 'assumption';
  /** The kinds of target whose reports have it. */
  for?: TargetKind[];
  question: string;
  reason: string;
  reading?: string;
  /** Why no requirement rests on it. */
  unlinked?: string;
  assumes?: string;
  setting?: string;
  observe?: string;
}

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
let byId: Map<QuestionId, Question> | undefined;

/** The whole catalogue; read once. */
export function catalogue(): Catalogue {
  loaded ??= JSON.parse(readFileSync(new URL(import.meta.resolve('#specs/generated/catalogue.json')), 'utf8')) as Catalogue;
  return loaded;
}

/** Takes the rows of another contract from now on; the published ones where none are given. */
export const useCatalogue = (chosen?: Catalogue): void => {
  loaded = chosen;
  byId = undefined;
};

export const requirements = (): Requirement[] => catalogue().rows.filter(isRequirement);

/** The question of that id; the catalogue is checked to have all that its rows name. */
export function questionOf(id: QuestionId): Question {
  byId ??= new Map(catalogue().rows.flatMap((row) => (isRequirement(row) ? [] : [[row.id, row] as const])));
  const found = byId.get(id);
  if (!found) throw new Error(`the catalogue has no question ${id}`);
  return found;
}
