import type { RequirementId } from '../../../specs/generated/ids.ts';

/** What every fault of a reference says; the kind of reference adds the decisions that it replaces. */
export interface CommonFault {
  /** Requirements that must notice. */
  breaks: RequirementId[];
  /** Requirements that may notice as well; no others may. */
  may?: RequirementId[];
  /** Whether the requirements that depend on the broken ones cannot be judged. */
  blocks?: boolean;
  /** The mistake that a diagnosis should name. */
  mistake?: string;
}
