import type { RequirementId } from '../../../specs/generated/ids.ts';
import type { Decisions, ManifestChoices } from '../../../targets/reference/partner/index.ts';

export type { RequirementId };

export interface Fault {
  /** Requirements that must notice. */
  breaks: RequirementId[];
  /** Requirements that may notice as well; no others may. */
  may?: RequirementId[];
  /** Whether the requirements that depend on the broken ones cannot be judged. */
  blocks?: boolean;
  /** The mistake that a diagnosis of the refused sign-on should name. */
  mistake?: string;
  partner: Partial<Decisions>;
  manifest?: ManifestChoices;
}

export const defineFault = (fault: Fault): Fault => fault;
