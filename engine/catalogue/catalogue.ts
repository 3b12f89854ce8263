import { readFileSync } from 'node:fs';
import type { QuestionId, RequirementId } from '../../specs/generated/ids.ts';
import type { ProblemWords, QuestionRow, Reading, RequirementRow, TargetKind, WantedFacts } from '../../specs/generated/schemas.ts';
import { escapeRegExp } from '../documents/text.ts';
import { choicePerRun } from './per-run.ts';

type CommonRow = { surface: string; target: TargetKind | 'any' };

type WrittenRequirement = Omit<RequirementRow, 'target' | 'problems'>;

type Ordered<Judged> = Omit<Judged, 'after'> & { after?: RequirementId[] };

/** A rule that is written as data in its row: its kind, what it reads, what comes before it, and its messages. */
export type AlikeRule = Ordered<NonNullable<WrittenRequirement['rule']>>;

/** The ways to fail of a requirement, by their codes. */
export type Ways = Record<string, ProblemWords>;

export interface Requirement extends CommonRow, WrittenRequirement {
  id: RequirementId;
  readings?: QuestionId[];
  documents?: Ordered<NonNullable<WrittenRequirement['documents']>>;
  rule?: AlikeRule;
  /** Every way to fail, by its code. */
  problems?: Ways;
  covered: boolean;
}

/** What the contract leaves open; never judged. */
export type Question = CommonRow & QuestionRow & { id: QuestionId };

export type Row = Requirement | Question;

/** The sentence of each reason by its code, with the facts that it does not name, or only what is missing. */
export type Reasons = Record<string, string | ReasonWords>;

export type ReasonWords = {
  says?: string;
  facts?: string[];
  needs?: string;
  after?: RequirementId;
  unless?: WantedFacts;
  else?: string;
};

export interface Catalogue {
  /** The edition in force: the last of `editions`. */
  edition: string;
  editions: string[];
  surfaces: Record<string, string>;
  rows: Row[];
  /** The sentence for each reason of having no verdict. */
  reasons?: Reasons;
}

export const isRequirement = (row: Row): row is Requirement => 'level' in row;

const chosen = choicePerRun<Catalogue>();
let loaded: Catalogue | undefined;

export const catalogue = (): Catalogue => chosen.get() ?? published();

/** Whether this run uses the published rows. */
export const isPublished = (): boolean => catalogue() === published();

function published(): Catalogue {
  loaded ??= JSON.parse(readFileSync(new URL(import.meta.resolve('#specs/generated/catalogue.json')), 'utf8')) as Catalogue;
  return loaded;
}

/** From now on, this run uses the rows of another contract; without an argument, the published ones. */
export const useCatalogue = (other?: Catalogue): void => chosen.set(other);

export const requirements = (): Requirement[] => catalogue().rows.filter(isRequirement);

const byId = new WeakMap<Catalogue, Map<string, Requirement>>();

function rowIn(source: Catalogue, id: RequirementId): Requirement | undefined {
  const known = byId.get(source) ?? new Map(source.rows.filter(isRequirement).map((row) => [row.id, row]));
  byId.set(source, known);
  return known.get(id);
}

/** The words for each way to fail; a contract that lacks some, because an older Assay wrote it, has the published ones. */
export function wordsFor(id: RequirementId): Required<Pick<Requirement, 'problems' | 'fixes'>> {
  const [own, first] = [rowIn(catalogue(), id), rowIn(published(), id)];
  return { problems: { ...first?.problems, ...own?.problems }, fixes: own?.fixes ?? first?.fixes ?? [] };
}

export const hintOf = (id: RequirementId): string => rowIn(catalogue(), id)?.hint ?? '';

const wordsOfReason = (code: string) => catalogue().reasons?.[code] ?? published().reasons?.[code];

export const isReason = (code: string): boolean => wordsOfReason(code) !== undefined;

/** The sentence of a reason; a contract that lacks it has the published one. */
export function reasonWords(code: string): ReasonWords {
  const words = wordsOfReason(code);
  if (words === undefined) throw new Error(`there are no words for the reason "${code}"`);
  return typeof words === 'string' ? { says: words } : words;
}

/** The requirement that fails where this is the reason. */
export function requirementBehind(code: string): RequirementId {
  const words = published().reasons?.[code];
  if (typeof words !== 'object' || !words.after) throw new Error(`the reason "${code}" names no requirement`);
  return words.after;
}

function questionOf(id: QuestionId): Question {
  const found = catalogue().rows.find((row): row is Question => row.id === id);
  if (!found) throw new Error(`the catalogue has no question ${id}`);
  return found;
}

/** How the text behind a requirement is read where it is contradictory or silent. */
export const readingsOf = ({ readings = [] }: Pick<Requirement, 'readings'>): Reading[] =>
  readings.map((id) => {
    const { question, reading, assumes = '', reason } = questionOf(id);
    return { id, question, reading: reading ?? assumes, because: reason };
  });

/** Where a requirement comes from: the contract states it there, or it is inferred from what stands there. */
export const sourceText = ({ source, inferred }: { source: string; inferred?: true }): string =>
  inferred ? `inferred from ${source}` : source;

/** A reading in one sentence, to follow "Read as:"; `format` is for outputs with special characters. */
export function readingText(reading: Pick<Reading, 'reading' | 'because'>, format = (text: string): string => text): string {
  return `${format(clause(reading.reading))}, because ${format(uncapitalised(clause(reading.because)))}.`;
}

export const readAs = (reading: Pick<Reading, 'reading' | 'because'>): string => `Read as: ${readingText(reading)}`;

const clause = (sentence: string): string => sentence.trim().replace(/\.$/, '');

/** Names such as OAuth or CC_NODE_VERSION keep their capital: they have a second one. */
const uncapitalised = (text: string): string => text.replace(/^[A-Z](?=[a-z]*[ ,-])/, (letter) => letter.toLowerCase());

/** What a run has to show before the requirement may pass, in words. */
export function evidenceText({ evidence }: Pick<Requirement, 'evidence'>): string | undefined {
  if (!evidence) return undefined;
  const { controls, probe, apart: several, refused, unless } = evidence;
  const accepted = controls && `the right call is accepted in the same run (${controls.join(', ')})`;
  const seen = probe && 'a probe that tells a live resource from a missing one says that it is still there';
  const others = several && `calls about more than one id were answered (${several.of.join(', ')})`;
  const apart = refused && `not every wrong call is accepted too (${refused.join(', ')})`;
  const alone = unless && 'no other call of the run shows the opposite';
  return `only if ${[accepted, seen, others, apart, alone].filter(Boolean).join(', and ')}; otherwise ${several ? 'untested or undecided' : 'undecided'}`;
}

/** The settings that a requirement needs: all of them, but only one of an inner list. A text where the target has no configuration. */
export type Needs = string | readonly (string | readonly string[])[];

/** Without this, nobody can tell which of the manifest's addresses was called. */
export const twoAddresses = 'different test and production URLs in provider.manifest';

const listOf = (needs: Needs | undefined): readonly (string | readonly string[])[] => (Array.isArray(needs) ? needs : []);

export const needsText = (needs: Needs | undefined): string | undefined =>
  typeof needs === 'string' ? needs : needs?.map((one) => (typeof one === 'string' ? one : one.join(' or '))).join(', ');

export const knownInputs = (): string[] => [...new Set(requirements().flatMap(({ needs }) => listOf(needs).flat()))];

/** The settings that a requirement needs and the user did not give; alternatives are joined by `or`. */
export const missingFor = ({ needs }: Pick<Requirement, 'needs'>, missing: ReadonlySet<string>): string[] =>
  listOf(needs).flatMap((one) => {
    const settings = [one].flat();
    return settings.every((setting) => missing.has(setting)) ? [settings.join(' or ')] : [];
  });

/** Ids and globs as `--only` and `--skip` take them; `*` stands for any text. */
export function matcher(patterns: readonly string[]): (id: string) => boolean {
  const expressions = patterns.map((pattern) => new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`));
  return (id) => expressions.some((expression) => expression.test(id));
}

/** The pattern that matches none of the ids, if there is one. */
export const unmatched = (patterns: readonly string[], ids: readonly RequirementId[]): string | undefined =>
  patterns.find((pattern) => !ids.some(matcher([pattern])));
