import type { RequirementId } from '../../specs/generated/ids.ts';
import type { components } from '../../specs/generated/schemas.ts';
import type { Application, ApplicationType } from '../application/application.ts';
import type { Position } from '../documents/json.ts';
import type { ManifestDocument } from '../documents/manifest.ts';
import type { Label } from '../recording/labels.ts';
import type { Answered, Seen } from '../recording/recording.ts';
import { type ReasonCode, reasonOf } from './reasons.ts';

export type Manifest = components['schemas']['Manifest'];

interface CommonProblem {
  expected: string;
  got: string;
  /** Weaker than the requirement's own: a warning or a note. */
  level?: 'should' | 'note';
  /** Better advice than the row's, where the rule knows the mistake; empty where the row's does not fit and none is known. */
  hint?: string;
}

export interface DocumentProblem extends CommonProblem {
  /** A JSON pointer into the document. */
  at: string;
  /** Where it stands, when the pointer does not lead there. */
  position?: Position;
}

export interface RecordingProblem extends CommonProblem {
  in: Seen;
  /** File, line and column, where a document says it and not the call. */
  where?: string;
  /** A JSON pointer into the body. */
  pointer?: string;
}

/** The same without where it was seen. */
export type UnplacedProblem = Omit<RecordingProblem, 'in'>;

/** What a rule found in an application's folder or among its variables. */
export interface ApplicationProblem extends CommonProblem {
  /** The file, relative to the application's folder. */
  file?: string;
  position?: Position;
  /** The variable, where no file is to blame. */
  variable?: string;
}

export type Problem = DocumentProblem | RecordingProblem | ApplicationProblem;

/** Why a rule comes to neither a pass nor a problem. */
export interface NoVerdict {
  verdict: 'not-applicable' | 'untested' | 'undecided';
  reason: string;
  code?: ReasonCode;
  byChoice?: boolean;
}

export const notApplicable = (reason: string): NoVerdict => ({ verdict: 'not-applicable', reason });
export const undecided = (reason: string): NoVerdict => ({ verdict: 'undecided', reason });
export const untested = (reason: string): NoVerdict => ({ verdict: 'untested', reason });

/** No play recorded what the rule looks at. */
export const notRun: NoVerdict = { verdict: 'untested', ...reasonOf('not-run') };

/** The target refuses the right credentials too, so that no refusal can be judged. */
export const lockedOut: NoVerdict = { verdict: 'undecided', ...reasonOf('locked-out') };

export type Finding = readonly Problem[] | NoVerdict;
export type RecordingFinding = readonly RecordingProblem[] | NoVerdict;

interface CommonRule {
  requirement: RequirementId;
  /** Requirements that have to hold first; when one of them fails, this one is blocked by it. */
  after?: readonly RequirementId[];
  /** What a sign-on has to show for it, beyond whether the form was accepted. */
  needs?: 'panel' | 'resource';
  /** The observation that can still clear a failure: no failure is certain before it was seen. */
  clearedBy?: Label;
  /** Whether recorded traffic shows enough to judge by; left out, one exchange is enough. */
  isShown?(seen: readonly Seen[]): boolean;
  /** The types of application that it is meant for; all, unless told. */
  for?: readonly ApplicationType[];
}

export interface DocumentRule extends CommonRule {
  reads: 'manifest';
  /** Parts of the manifest that no requirement of `after` vouches for are read with `document.value(pointer)`. */
  check(manifest: Manifest, document: ManifestDocument): readonly DocumentProblem[] | NoVerdict;
}

export interface ApplicationRule extends CommonRule {
  reads: 'application';
  check(application: Application): readonly ApplicationProblem[] | NoVerdict;
}

/** Sees the answered observations under its labels, in the order in which they were made; those without an answer make it undecided, unless there is a problem already. */
export interface RecordingRule<L extends Label = Label> extends CommonRule {
  reads: readonly L[];
  check(seen: readonly Answered<L>[]): readonly RecordingProblem[] | NoVerdict;
}

/** Sees what the target did of its own accord, whether or not it answered anything: the calls that it made, a deployment. */
export interface WatchingRule<L extends Label = Label> extends CommonRule {
  watches: readonly L[];
  /** It looks at no body: a request whose body was not recorded is judged all the same. */
  isAboutHeads?: true;
  check(seen: readonly Seen<L>[]): readonly RecordingProblem[] | NoVerdict;
}

export type Rule = DocumentRule | ApplicationRule | RecordingRule | WatchingRule;

/** Whether a rule needs no play: it looks at a manifest, or at an application's folder. */
export const isDocumentRule = (rule: Rule): rule is DocumentRule | ApplicationRule => 'reads' in rule && typeof rule.reads === 'string';

export const labelsOf = (rule: RecordingRule | WatchingRule): readonly Label[] => ('watches' in rule ? rule.watches : rule.reads);

export function defineRule(rule: DocumentRule): DocumentRule;
export function defineRule(rule: ApplicationRule): ApplicationRule;
export function defineRule<const L extends Label>(rule: RecordingRule<L>): RecordingRule;
export function defineRule<const L extends Label>(rule: WatchingRule<L>): WatchingRule;
export function defineRule(rule: Rule): Rule {
  return rule;
}
