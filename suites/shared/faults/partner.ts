import type { RequirementId } from '../../../specs/generated/ids.ts';
import type { Decisions, ManifestChoices } from '../../../targets/reference/partner/index.ts';
import type { CommonFault } from './fault.ts';

export type { RequirementId };

export interface Fault extends CommonFault {
  partner: Partial<Decisions>;
  manifest?: ManifestChoices;
}

export const defineFault = (fault: Fault): Fault => fault;
