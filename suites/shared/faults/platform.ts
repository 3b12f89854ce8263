import type { RequirementId } from '../../../specs/generated/ids.ts';
import type { Decisions, PeopleChoices, PlatformConfiguration } from '../../../targets/reference/platform/index.ts';
import type { CommonFault } from './fault.ts';

export type { RequirementId };

export interface Fault extends CommonFault {
  platform?: Partial<Decisions>;
  people?: PeopleChoices;
  /** Changes of the configuration, for a fault that is in the configuration itself. */
  configuration?: Partial<PlatformConfiguration> | ((own: PlatformConfiguration) => Partial<PlatformConfiguration>);
}

export const defineFault = (fault: Fault): Fault => fault;
