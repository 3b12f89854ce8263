import { callFaults } from '../calls/faults.ts';
import { signOnFaults } from '../calls/sign-on.faults.ts';
import { healthFaults } from '../health/faults.ts';
import { tokenFlowFaults } from '../oauth/faults.ts';
import { signatureFaults } from '../oauth/signature.faults.ts';
import { publishedFaults } from '../published/faults.ts';
import { resourceFaults } from '../resources/faults.ts';
import type { Fault } from '../shared/faults/platform.ts';
import { bearerFaults } from '../tokens/faults.ts';
import { vendorAccessFaults } from '../vendor/access.faults.ts';
import { vendorFaults } from '../vendor/faults.ts';

export const platformFaults: Record<string, Fault> = {
  ...bearerFaults,
  ...tokenFlowFaults,
  ...signatureFaults,
  ...resourceFaults,
  ...vendorAccessFaults,
  ...vendorFaults,
  ...callFaults,
  ...signOnFaults,
  ...healthFaults,
  ...publishedFaults,
};
