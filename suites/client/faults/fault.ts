import type { RequirementId } from '../../../specs/generated/ids.ts';
import type { Decisions } from '../../../targets/reference/client/decisions.ts';

export interface ClientFault {
  /** Requirements that must notice. */
  breaks: RequirementId[];
  /** Musts that may notice as well. */
  may?: RequirementId[];
  /** A part of the message. */
  got: string;
  client: Partial<Decisions>;
}

export const defineFault = (fault: ClientFault): ClientFault => fault;
