import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Manifest } from '../../specs/generated/schemas.ts';
import type { Application, ApplicationType } from '../application/application.ts';
import type { ManifestDocument } from '../documents/manifest.ts';
import type { Position } from '../documents/text.ts';
import type { Answered, Label, Seen } from '../recording/recording.ts';

/** Reasons for having no verdict that code compares: code reads the key, people read the sentence. */
const sentences = {
  'not-run': 'not run',
  'not-recorded': 'the recordings of that run do not show this; run the command again',
  'locked-out': 'the target locked Assay out: after several calls with wrong credentials it refuses the right ones too',
  'cut-short': 'the run was cut short',
  'own-error': 'the run ended with an error',
} as const;

export type ReasonCode = keyof typeof sentences;

export const reasonOf = (code: ReasonCode): { code: ReasonCode; reason: string } => ({ code, reason: sentences[code] });

interface CommonProblem {
  expected: string;
  got: string;
  /** If weaker than the requirement's own level: a warning or a note. */
  level?: 'should' | 'note';
  /** Replaces the row's hint when the rule knows the mistake; empty if the row's hint does not fit and no better one is known. */
  hint?: string;
  /** Of a note: it points to a risk, and is shown where other notes are only counted. */
  risk?: boolean;
}

export interface DocumentProblem extends CommonProblem {
  /** A JSON pointer into the document. */
  at: string;
  /** Where the problem is, if the pointer does not lead there. */
  position?: Position;
}

export interface RecordingProblem extends CommonProblem {
  in: Seen;
  /** File, line and column, if the problem is in a document; method and path, if it is in a call without an exchange. */
  where?: string;
  /** A JSON pointer into the body. */
  pointer?: string;
}

export type UnplacedProblem = Omit<RecordingProblem, 'in'>;

/** What a rule found in an application's folder or among its variables. */
export interface ApplicationProblem extends CommonProblem {
  /** The file, relative to the application's folder. */
  file?: string;
  position?: Position;
  /** The variable, if no file is wrong. */
  variable?: string;
}

export type Problem = DocumentProblem | RecordingProblem | ApplicationProblem;

/** Why a rule comes to neither a pass nor a problem. */
export interface NoVerdict {
  verdict: 'not-applicable' | 'untested' | 'undecided';
  reason: string;
  code?: ReasonCode;
  byChoice?: boolean;
  /** Nothing is wrong with what was seen, so what comes after it can be judged. */
  isHeldSoFar?: true;
}

export const notApplicable = (reason: string): NoVerdict => ({ verdict: 'not-applicable', reason });
export const undecided = (reason: string): NoVerdict => ({ verdict: 'undecided', reason });
export const untested = (reason: string): NoVerdict => ({ verdict: 'untested', reason });

/** No play recorded what the rule looks at. */
export const notRun: NoVerdict = { verdict: 'untested', ...reasonOf('not-run') };

export const lockedOut: NoVerdict = { verdict: 'undecided', ...reasonOf('locked-out') };

export type Finding = readonly Problem[] | NoVerdict;
export type RecordingFinding = readonly RecordingProblem[] | NoVerdict;

/** What a run has to show on this target before the absence of a problem counts as a pass; the row says it, the engine asks for it. */
export interface Evidence {
  /** The labels of the same calls with nothing wrong. */
  controls?: readonly Label[];
  /** What is looked at to see whether something changed. */
  probe?: 'existence';
  /** The labels of wrong calls: where all of them are accepted, an accepted call shows nothing. */
  refused?: readonly Label[];
}

interface CommonRule {
  requirement: RequirementId;
  evidence?: Evidence;
  /** Requirements that have to pass first; if one of them fails, it blocks this one. */
  after?: readonly RequirementId[];
  /** A failure of these blocks it only if the problem is in an exchange that this rule reads. */
  isBlockedInOwn?: boolean;
  /** What a sign-on has to show besides whether the form was accepted. */
  needs?: 'panel' | 'resource';
  /** An observation that can still turn a failure into a pass: before it, no failure is certain. */
  clearedBy?: Label;
  /** Whether recorded traffic shows enough to judge; by default, one exchange is enough. */
  isShown?(seen: readonly Seen[]): boolean;
  /** The types of application that it is meant for; by default all. */
  for?: readonly ApplicationType[];
}

export interface DocumentRule extends CommonRule {
  reads: 'manifest';
  /** Read from `manifest` only what a requirement in `after` has checked; read the rest with `document.value(pointer)`. */
  check(manifest: Manifest, document: ManifestDocument): readonly DocumentProblem[] | NoVerdict;
}

export interface ApplicationRule extends CommonRule {
  reads: 'application';
  check(application: Application): readonly ApplicationProblem[] | NoVerdict;
}

/** Reads the answered observations under its labels, in order; one without an answer makes it undecided, unless another has a problem. */
export interface RecordingRule<L extends Label = Label> extends CommonRule {
  reads: readonly L[];
  check(seen: readonly Answered<L>[]): readonly RecordingProblem[] | NoVerdict;
}

/** Reads what the target did by itself, whether or not it answered: the calls that it made, a deployment. */
export interface WatchingRule<L extends Label = Label> extends CommonRule {
  watches: readonly L[];
  /** It reads no body, so it can judge a request whose body was not recorded. */
  isAboutHeads?: true;
  check(seen: readonly Seen<L>[]): readonly RecordingProblem[] | NoVerdict;
}

export type Rule = DocumentRule | ApplicationRule | RecordingRule | WatchingRule;

/** Such a rule needs no play: it reads a manifest or an application's folder. */
export const isDocumentRule = (rule: Rule): rule is DocumentRule | ApplicationRule => 'reads' in rule && typeof rule.reads === 'string';

export const labelsOf = (rule: RecordingRule | WatchingRule): readonly Label[] => ('watches' in rule ? rule.watches : rule.reads);

/** The labels that decide its verdict: what it reads, and the controls that allow it to pass. */
export const labelsBehind = (rule: RecordingRule | WatchingRule): readonly Label[] => [
  ...labelsOf(rule),
  ...(rule.evidence?.controls ?? []),
  ...(rule.evidence?.refused ?? []),
];

export function defineRule(rule: DocumentRule): DocumentRule;
export function defineRule(rule: ApplicationRule): ApplicationRule;
export function defineRule<const L extends Label>(rule: RecordingRule<L>): RecordingRule;
export function defineRule<const L extends Label>(rule: WatchingRule<L>): WatchingRule;
export function defineRule(rule: Rule): Rule {
  return rule;
}
