import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Manifest, WantedFacts } from '../../specs/generated/schemas.ts';
import { because, type FactsFor, type Reason, type ReasonCode } from '../catalogue/reason.ts';
import type { ManifestDocument } from '../documents/manifest.ts';
import type { Answered, Label, Observed } from '../recording/recording.ts';
import type { Application, ApplicationType } from './application.ts';
import type { SeenAt } from './broken.ts';
import type { ApplicationPlace, DocumentPlace, ProblemOf, RecordingPlace, Stated } from './problem.ts';

/** What any rule may find. */
export type Problem = (DocumentPlace | RecordingPlace | ApplicationPlace) & Stated;

/** What the rule of one requirement may find: only its own ways to fail. */
type Found<Place, Id extends RequirementId> = readonly (Place & ProblemOf<Id>)[] | NoVerdict;

/** Why a rule comes to neither a pass nor a problem. */
export interface NoVerdict extends Reason, SeenAt {
  verdict: 'not-applicable' | 'untested' | 'undecided';
  byChoice?: boolean;
  /** Nothing is wrong with what was seen, so what comes after it can be judged. */
  isHeldSoFar?: true;
  /** If this one fails, that is the reason, and it blocks the rule. */
  hiddenBy?: RequirementId;
}

/** Why plays recorded nothing: an error of ours, a run cut short, or the user's choice. */
export type Unplayed = NoVerdict & { byChoice: boolean };

const without =
  (verdict: NoVerdict['verdict']) =>
  <Code extends ReasonCode>(code: Code, ...facts: FactsFor<Code>): NoVerdict => ({ verdict, ...because(code, ...facts) });

export const notApplicable = without('not-applicable');
export const undecided = without('undecided');
export const untested = without('untested');

/** No play recorded what the rule looks at. */
export const notRun = (): NoVerdict => untested('not-run');

export type RuleResult = readonly Problem[] | NoVerdict;
/** What the rule of a row may find in a recording: only the row knows the ways to fail. */
export type RowResult = readonly (RecordingPlace & Stated)[] | NoVerdict;

/** The labels of what each probe answered about resources that surely exist, and about some that surely do not. */
export type Calibrations = Readonly<Record<'live' | 'missing', Label>>;

export type NeedsTwo = Readonly<{ of: readonly Label[]; by: 'resourceId' | 'addonId' }>;

/** What a run has to show on this target before the absence of a problem counts as a pass; the row says it, the engine asks for it. */
export interface Evidence {
  /** The labels of the same calls with nothing wrong. */
  controls?: readonly Label[];
  /** What shows that a probe tells a live resource from a missing one: it is looked at to see whether something changed. */
  probe?: Calibrations;
  /** Probes of which one has to tell a live resource from a missing one, if they were asked for a missing one. */
  told?: Calibrations;
  /** The labels of calls that have to be about more than one resource, or add-on. */
  apart?: NeedsTwo;
  /** The labels of wrong calls: where all of them are accepted, an accepted call shows nothing. */
  refused?: readonly Label[];
  /** One answered call with these facts contradicts a pass, under whatever label it was made. */
  unless?: WantedFacts;
}

interface CommonRule<Id extends RequirementId = RequirementId> {
  requirement: Id;
  /** Problems of one code and the same stable facts are told once, with the number of the others. */
  isGrouped?: boolean;
  /** It is about operations that only recorded traffic shows. */
  isUncalled?: boolean;
  evidence?: Evidence;
  /** The labels of calls that have to be answered: one that is broken off each time fails the requirement. */
  needsAnswers?: readonly Label[];
  /** Requirements that have to pass first; if one of them fails, it blocks this one. */
  after?: readonly RequirementId[];
  /** A failure of these blocks it only if the problem is in an exchange that this rule reads. */
  isBlockedInOwn?: boolean;
  /** What a sign-on has to show besides whether the form was accepted. */
  needs?: 'panel' | 'resource';
  /** An observation that can still turn a failure into a pass: before it, no failure is certain. */
  clearedBy?: Label;
  /** Whether recorded traffic shows enough to judge; by default, one exchange is enough. */
  isShown?(seen: readonly Observed[]): boolean;
  /** The types of application that it is meant for; by default all. */
  for?: readonly ApplicationType[];
}

export interface DocumentRule<Id extends RequirementId = RequirementId> extends CommonRule<Id> {
  reads: 'manifest';
  /** Read from `manifest` only what a requirement in `after` has checked; read the rest with `document.value(pointer)`. */
  check(manifest: Manifest, document: ManifestDocument): Found<DocumentPlace, Id>;
}

export interface ApplicationRule<Id extends RequirementId = RequirementId> extends CommonRule<Id> {
  reads: 'application';
  check(application: Application): Found<ApplicationPlace, Id>;
}

/** Reads the answered observations under its labels, in order; one without an answer makes it undecided, unless another has a problem. */
export interface RecordingRule<L extends Label = Label, Id extends RequirementId = RequirementId> extends CommonRule<Id> {
  reads: readonly L[];
  evenUnanswered?: never;
  check(seen: readonly Answered<L>[]): Found<RecordingPlace, Id>;
}

/** Reads what the target did by itself, whether or not it answered: the calls that it made, a deployment. */
export interface UnansweredRule<L extends Label = Label, Id extends RequirementId = RequirementId> extends CommonRule<Id> {
  reads: readonly L[];
  evenUnanswered: true;
  /** It reads no body, so it can judge a request whose body was not recorded. */
  isAboutHeads?: true;
  check(seen: readonly Observed<L>[]): Found<RecordingPlace, Id>;
}

export type Rule = DocumentRule | ApplicationRule | RecordingRule | UnansweredRule;

type Loose<One extends Rule, Place> = Omit<One, 'check'> & {
  check(...given: Parameters<One['check']>): readonly (Place & Stated)[] | NoVerdict;
};
/** Such a rule needs no play: it reads a manifest or an application's folder. */
export const isDocumentRule = (rule: Rule): rule is DocumentRule | ApplicationRule => typeof rule.reads === 'string';

export const seenBy = (rule: Rule, all: readonly Observed[]): Observed[] =>
  isDocumentRule(rule) ? [] : all.filter(({ label }) => rule.reads.includes(label));

/** The labels that decide its verdict: what it reads, and the controls that allow it to pass. */
export const labelsBehind = (rule: RecordingRule | UnansweredRule): readonly Label[] => [
  ...rule.reads,
  ...(rule.evidence?.controls ?? []),
  ...(rule.evidence?.refused ?? []),
];

// The compiler explains what is wrong only by the last of these, so the most common one is last.
export function defineRule<const Id extends RequirementId>(rule: DocumentRule<Id>): DocumentRule;
export function defineRule<const Id extends RequirementId>(rule: ApplicationRule<Id>): ApplicationRule;
export function defineRule<const L extends Label, const Id extends RequirementId>(rule: UnansweredRule<L, Id>): UnansweredRule;
export function defineRule<const L extends Label, const Id extends RequirementId>(rule: RecordingRule<L, Id>): RecordingRule;
export function defineRule(rule: Rule): Rule {
  return rule;
}

/** The rule of a row, whose ways to fail only the row knows. */
export function ruleOfRow(rule: Loose<DocumentRule, DocumentPlace>): Rule;
export function ruleOfRow(rule: Loose<ApplicationRule, ApplicationPlace>): Rule;
export function ruleOfRow(rule: Loose<RecordingRule, RecordingPlace>): Rule;
export function ruleOfRow(rule: Loose<UnansweredRule, RecordingPlace>): Rule;
export function ruleOfRow(rule: object): Rule {
  return rule as Rule;
}
