import type { RequirementId } from '../specs/generated/ids.ts';
import type { components } from '../specs/generated/schemas.ts';
import type { Position } from './document/json.ts';
import type { ManifestDocument } from './document/manifest.ts';

export type Manifest = components['schemas']['Manifest'];

/** What a rule found against a target; a level weaker than the requirement's own makes it a warning or a note. */
export interface Problem {
  /** A JSON pointer into the document. */
  at: string;
  /** Where it stands, when the pointer does not lead there. */
  position?: Position;
  expected: string;
  got: string;
  level?: 'should' | 'note';
}

/** Why a rule comes to neither a pass nor a problem. */
export interface NoVerdict {
  verdict: 'not-applicable' | 'untested' | 'undecided';
  reason: string;
}

export const notApplicable = (reason: string): NoVerdict => ({ verdict: 'not-applicable', reason });
export const untested = (reason: string): NoVerdict => ({ verdict: 'untested', reason });

export type Finding = readonly Problem[] | NoVerdict;

export interface Rule {
  requirement: RequirementId;
  reads: 'manifest';
  /** Requirements that have to hold first; when one of them fails, this one is blocked by it. */
  after?: readonly RequirementId[];
  /** Parts of the manifest that no requirement of `after` vouches for are read with `document.value(pointer)`. */
  check(manifest: Manifest, document: ManifestDocument): Finding;
}

export const defineRule = (rule: Rule): Rule => rule;
