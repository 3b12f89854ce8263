import type { RequirementId } from '../../../specs/generated/ids.ts';
import type { Decisions, PeopleChoices, PlatformConfiguration } from '../../../targets/reference/platform/index.ts';

export type { RequirementId };

export interface Fault {
  /** Requirements that must notice. */
  breaks: RequirementId[];
  /** Requirements that may notice as well; no others may. */
  may?: RequirementId[];
  /** Whether the requirements that depend on the broken ones cannot be judged. */
  blocks?: boolean;
  /** The mistake that a diagnosis of the signature should name. */
  mistake?: string;
  platform?: Partial<Decisions>;
  people?: PeopleChoices;
  /** Changes of the configuration, for a fault that is in the configuration itself. */
  configuration?: Partial<PlatformConfiguration> | ((own: PlatformConfiguration) => Partial<PlatformConfiguration>);
}

export const defineFault = (fault: Fault): Fault => fault;
