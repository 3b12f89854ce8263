import { authenticationFaults } from '../auth/faults.ts';
import { deprovisioningFaults } from '../deprovisioning/faults.ts';
import { provisioningFaults } from '../provisioning/faults.ts';
import type { Fault } from '../shared/faults/partner.ts';
import { attackFaults } from '../sso/attacks.faults.ts';
import { signOnFaults } from '../sso/faults.ts';
import { sessionFaults } from '../sso/sessions.faults.ts';
import { signatureFaults } from '../sso/signature.faults.ts';
import { singlePageFaults } from '../sso/single-page.faults.ts';

export const partnerFaults: Record<string, Fault> = {
  ...authenticationFaults,
  ...provisioningFaults,
  ...deprovisioningFaults,
  ...signatureFaults,
  ...attackFaults,
  ...sessionFaults,
  ...signOnFaults,
  ...singlePageFaults,
};
